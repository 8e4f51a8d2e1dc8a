/** What the `search-index` plugin finds before rendering: for each page's path its neighbours. */
declare module '@generated/search-index/default/related.json' {
  const related: Readonly<
    Record<
      string,
      readonly {
        readonly title: string;
        readonly url: string;
        readonly lvl0: string;
        readonly description: string;
      }[]
    >
  >;
  export default related;
}
