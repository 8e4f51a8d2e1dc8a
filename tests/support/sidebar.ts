import sidebars from '../../sidebars';

const idsIn = (item: unknown): string[] => {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  return typeof item === 'object' && item !== null && 'items' in item ? idsIn(item.items) : [];
};

/** The ids of the pages in the sidebar, in its order. */
export const sidebarIds: readonly string[] = idsIn(sidebars.tutorialSidebar);
