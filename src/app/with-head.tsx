import type { ComponentType } from 'react';
import type { PageHead } from '#src/content/page-meta.ts';

export interface PageContent {
  Page: ComponentType;
  /** Missing from a page that isn't indexed, which renders its own title. */
  head?: PageHead;
}

/** The page with its title and description, which React hoists into the document's head. */
export function withHead({ Page, head }: PageContent): ComponentType {
  if (head === undefined) return Page;
  return () => (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <Page />
    </>
  );
}
