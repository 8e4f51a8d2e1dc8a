// Ejected: the site's own card, with the whole description and without emoji icons.
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocCard';
import type {ReactNode} from 'react';

import ArkosFeatureCard from '../../components/ArkosFeatureCard';

type CategoryItem = Extract<Props['item'], {type: 'category'}>;
type LinkItem = Extract<Props['item'], {type: 'link'}>;

function CategoryCard({item}: {item: CategoryItem}): ReactNode {
  const href = findFirstSidebarItemLink(item);
  const {selectMessage} = usePluralForm();
  if (href === undefined) return null;
  return (
    <ArkosFeatureCard title={item.label} to={href} headingLevel={2}>
      {item.description ??
        selectMessage(
          item.items.length,
          translate(
            {
              message: '1 item|{count} items',
              id: 'theme.docs.DocCard.categoryDescription.plurals',
              description:
                'The default description for a category card in the generated index about how many items this category includes',
            },
            {count: item.items.length},
          ),
        )}
    </ArkosFeatureCard>
  );
}

function LinkCard({item}: {item: LinkItem}): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <ArkosFeatureCard title={item.label} to={item.href} headingLevel={2}>
      {item.description ?? doc?.description}
    </ArkosFeatureCard>
  );
}

/**
 * A page or a category of the sidebar, on a category's index page.
 *
 * @param props - The sidebar item, as the theme passes it
 * @returns The card; nothing for a category without any page
 * @throws Error for an item that is neither, as in the theme
 */
export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'category':
      return <CategoryCard item={item} />;
    case 'link':
      return <LinkCard item={item} />;
    default:
      throw new Error(`unknown item type ${JSON.stringify(item)}`);
  }
}
