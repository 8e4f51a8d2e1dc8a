// Ejected: an item that fails here names itself to the maintainer too, as it does in the navbar.
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/**
 * The navbar's items in the sidebar of a small screen.
 *
 * @returns The list of items; each closes the sidebar when pressed
 */
export default function NavbarMobilePrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  // The theme types items as plain objects: their shape depends on their type.
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <ul className="menu__list">
      {items.map((item) => (
        <ErrorCauseBoundary
          key={JSON.stringify(item)}
          onError={(error) =>
            new Error(
              `A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n${JSON.stringify(item, null, 2)}`,
              {cause: error},
            )
          }
        >
          <NavbarItem mobile {...item} onClick={toggle} />
        </ErrorCauseBoundary>
      ))}
    </ul>
  );
}
