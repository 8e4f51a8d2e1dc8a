// Wrapped: a category may be open for readers of one page, e.g. the first pages for those of the introduction.
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/**
 * A category of the sidebar.
 *
 * @param props - The theme's own; `item.customProps.openAt` is the end of a page's path
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, activePath} = props;
  const openAt = item.customProps?.openAt;
  const isOpen = typeof openAt === 'string' && activePath.replace(/\/$/, '').endsWith(openAt);
  return <Category {...props} item={isOpen ? {...item, collapsed: false} : item} />;
}
