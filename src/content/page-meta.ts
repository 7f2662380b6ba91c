/** What a page is called and how a search result describes it. */
export interface PageMeta {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** At most 155 characters, unique on the site. */
  description: string;
}

/** Also in the page's structured data and, for an article, in the feed. */
export interface PageHead extends PageMeta {
  /** The page's h1. */
  heading: string;
}
