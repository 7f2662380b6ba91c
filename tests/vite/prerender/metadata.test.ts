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
  it('names the page’s own address, once for search engines and once for who shares it', () => {
    expect(head).toContain(`<link rel="canonical" href="${SITE}/features">`);
    expect(head).toContain(`<meta property="og:url" content="${SITE}/features">`);
  });

  it('lets no word end its attribute', () => {
    expect(head).toContain('content="Features &quot;&amp;&quot; more"');
    expect(head).toContain('content="What &lt;there&gt; is."');
  });

  it('shows the picture with its size and what is to be seen on it', () => {
    expect(head).toContain(`<meta property="og:image" content="${SITE}/social-image.png">`);
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(head).toContain('<meta property="og:image:height" content="630">');
    expect(head).toMatch(/<meta property="og:image:alt" content="[^"]{10,}">/);
  });

  it('leads to the feed, and carries linked data', () => {
    expect(head).toContain('type="application/rss+xml" title="Blog" href="/feed.xml"');
    expect(head.match(/<script type="application\/ld\+json">/g)).toHaveLength(1);
  });
});
