/** What a page is called and how a search result describes it. */
export interface PageMeta {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** At most 155 characters, unique on the site. */
  description: string;
}
