import { describe, expect, it } from 'vitest';
import { linkedData, linkedDataElement } from '#vite/prerender/linked-data.ts';

const SITE = 'https://www.lureproof.example';
const about = (path: string) => ({ path, title: 'T', description: 'D', heading: 'H' });
const kinds = (path: string) =>
  [...JSON.stringify(linkedData(about(path), SITE)).matchAll(/"@graph":\[\{"@type":"(\w+)"/g)].map(
    ([, kind]) => kind,
  );

describe('linkedData', () => {
  it('describes the organisation on the landing page, and breadcrumbs on other pages', () => {
    expect(kinds('/')).toEqual(['Organization']);
    expect(kinds('/features')).toEqual(['BreadcrumbList']);
  });

  it('offers the plans at the prices on the page, and none for a price on request', () => {
    const text = JSON.stringify(linkedData(about('/pricing'), SITE));
    expect(text).toContain('"name":"Business","price":"49","priceCurrency":"GBP"');
    expect(text).toContain('"name":"Individual","price":"0"');
    expect(text).not.toContain('Custom');
  });

  it('dates an article of the blog', () => {
    const text = JSON.stringify(linkedData(about('/blog/reporting-beats-not-clicking'), SITE));
    expect(text).toContain('"datePublished":"2026-08-18"');
  });

  it('can’t end its own element', () => {
    const graph = linkedData({ ...about('/features'), heading: '</script>' }, SITE);
    expect(linkedDataElement(graph).match(/<\/script>/g)).toHaveLength(1);
  });
});
