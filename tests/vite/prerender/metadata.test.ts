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
  it('has the page’s URL, for search engines and for link previews', () => {
    expect(head).toContain(`<link rel="canonical" href="${SITE}/features">`);
    expect(head).toContain(`<meta property="og:url" content="${SITE}/features">`);
  });

  it('escapes attributes', () => {
    expect(head).toContain('content="Features &quot;&amp;&quot; more"');
    expect(head).toContain('content="What &lt;there&gt; is."');
  });

  it('has the image with its size and alternative text', () => {
    expect(head).toContain(`<meta property="og:image" content="${SITE}/social-image.png">`);
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(head).toContain('<meta property="og:image:height" content="630">');
    expect(head).toMatch(/<meta property="og:image:alt" content="[^"]{10,}">/);
  });

  it('links the feed only on the blog’s pages', () => {
    const feed = 'type="application/rss+xml" title="Blog" href="/feed.xml"';
    expect(publicMetadata({ ...page, path: '/blog' }, SITE)).toContain(feed);
    expect(head).not.toContain(feed);
  });

  it('has JSON-LD', () => {
    expect(head.match(/<script type="application\/ld\+json">/g)).toHaveLength(1);
  });
});
