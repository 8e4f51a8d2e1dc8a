/** What pages say of themselves to search engines (https://schema.org, written as JSON-LD). */

/** Data of one type, with its context. */
export type Thing = Readonly<Record<string, unknown>>;

/** The site, as far as its pages name it. */
export interface SiteNames {
  readonly title: string;
  readonly tagline: string;
  /** Absolute URL of the home page. */
  readonly url: string;
  readonly language: string;
}

const thing = (type: string, properties: Thing): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

const publisher = ({title, url}: SiteNames): Thing => ({
  '@type': 'Organization',
  name: title,
  url,
  logo: new URL('img/apple-touch-icon.png', url).href,
});

/**
 * The site and its search.
 *
 * @param site - See {@link SiteNames}
 * @param searchPath - Path of the results page below the home page
 */
export const webSite = (site: SiteNames, searchPath: string): Thing =>
  thing('WebSite', {
    name: site.title,
    description: site.tagline,
    url: site.url,
    inLanguage: site.language,
    publisher: publisher(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL(searchPath, site.url).href}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  });

/** A page of text; dates are ISO 8601, URLs absolute. */
export interface Article {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly published?: string;
  readonly modified?: string;
  readonly authors?: readonly {readonly name: string; readonly url?: string}[];
  readonly keywords?: readonly string[];
}

const article = (page: Article, site: SiteNames): Thing => ({
  headline: page.title,
  description: page.description,
  url: page.url,
  mainEntityOfPage: page.url,
  image: page.image,
  inLanguage: site.language,
  ...(page.published === undefined ? {} : {datePublished: page.published}),
  ...(page.modified === undefined ? {} : {dateModified: page.modified}),
  ...(page.keywords?.length ? {keywords: page.keywords} : {}),
  author: page.authors?.length
    ? page.authors.map(({name, url}) => ({'@type': 'Person', name, ...(url ? {url} : {})}))
    : publisher(site),
  publisher: publisher(site),
});

/** A page of the docs. */
export const techArticle = (page: Article, site: SiteNames): Thing =>
  thing('TechArticle', article(page, site));

/** A post. */
export const blogPosting = (page: Article, site: SiteNames): Thing =>
  thing('BlogPosting', article(page, site));

/** The list of posts. */
export const blog = (
  page: Pick<Article, 'title' | 'description' | 'url'> & {readonly posts: readonly string[]},
  site: SiteNames,
): Thing =>
  thing('Blog', {
    name: page.title,
    description: page.description,
    url: page.url,
    inLanguage: site.language,
    publisher: publisher(site),
    blogPost: page.posts.map((url) => ({'@type': 'BlogPosting', url})),
  });

/**
 * The way from the home page to a page.
 *
 * @param crumbs - Names and absolute URLs; the page itself is the last
 */
export const breadcrumbList = (
  crumbs: readonly {readonly name: string; readonly url?: string}[],
): Thing =>
  thing('BreadcrumbList', {
    itemListElement: crumbs.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url === undefined ? {} : {item: url}),
    })),
  });
