import {translate} from '@docusaurus/Translate';

/**
 * What the dialog says. The ids are those of Docusaurus's own search theme, whose translations serve
 * here too; those that begin with `site.` are ours.
 */
export function modalStrings() {
  return {
    dialog: translate({id: 'site.search.dialog', message: 'Search the site'}),
    placeholder: translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'}),
    inputLabel: translate({id: 'site.search.inputLabel', message: 'Search'}),
    resultsLabel: translate({id: 'site.search.resultsLabel', message: 'Search results'}),
    historyLabel: translate({
      id: 'site.search.historyLabel',
      message: 'Recent and favorite searches',
    }),
    reset: translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
    }),
    cancel: translate({
      id: 'theme.SearchModal.searchBox.cancelButtonText',
      message: 'Cancel',
    }),
    recent: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
    }),
    noRecent: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
    }),
    suggestedPages: translate({
      id: 'site.search.suggestedPages',
      message: 'Suggested pages',
    }),
    save: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    removeRecent: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
    }),
    favorites: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
    }),
    removeFavorite: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
    }),
    errorTitle: translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
    }),
    errorHelp: translate({
      id: 'theme.SearchModal.errorScreen.helpText',
      message: 'You might want to check your network connection.',
    }),
    retry: translate({id: 'site.search.retry', message: 'Try again'}),
    select: translate({id: 'theme.SearchModal.footer.selectText', message: 'to select'}),
    selectKey: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
    }),
    navigate: translate({id: 'theme.SearchModal.footer.navigateText', message: 'to navigate'}),
    upKey: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
    }),
    downKey: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
    }),
    close: translate({id: 'theme.SearchModal.footer.closeText', message: 'to close'}),
    closeKey: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
    }),
    searchBy: translate({id: 'theme.SearchModal.footer.searchByText', message: 'Search by'}),
    noResults: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
    }),
    suggested: translate({
      id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
      message: 'Try searching for',
    }),
    report: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
    }),
    reportLink: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
    }),
  };
}

/** All that the dialog says. */
export type ModalStrings = ReturnType<typeof modalStrings>;

/**
 * The line that leads to all results.
 *
 * @param count - How many there are.
 */
export function seeAll(count: number): string {
  return count === 1
    ? translate({id: 'site.search.seeOne', message: 'See the 1 result'})
    : translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count});
}

/**
 * What a screen reader announces when a response arrives.
 *
 * @param count - How many results there are.
 */
export function resultCount(count: number): string {
  return count === 1
    ? translate({id: 'site.search.countOne', message: '1 result'})
    : translate({id: 'site.search.count', message: '{count} results'}, {count});
}
