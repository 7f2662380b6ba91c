import { describe, expect, it } from 'vitest';
import { publicMetadata } from '#vite/prerender/metadata.ts';

const SITE = 'https://www.lureproof.example';
const page = {
  path: '/features',
  title: 'Features "&" more',
  description: 'What <there> is.',
  heading: 'Features',
};
const head = publicMetadata(page, SITE);

describe('publicMetadata', () => {
  it('escapes attributes', () => {
    expect(head).toContain('content="Features &quot;&amp;&quot; more"');
    expect(head).toContain('content="What &lt;there&gt; is."');
  });

  it('links the feed only on the blog’s pages', () => {
    const feed = 'type="application/rss+xml" title="Blog" href="/feed.xml"';
    expect(publicMetadata({ ...page, path: '/blog' }, SITE)).toContain(feed);
    expect(head).not.toContain(feed);
  });
});
