import { describe, expect, it } from 'vitest';
import { escapeText, pageFacts } from '#vite/prerender/page-facts.ts';

const TITLE = '<title>Roles &amp; rights</title>';
const DESCRIPTION = '<meta name="description" content="Who may &quot;do&quot; what."/>';
const HEADING =
  '<main><h1 tabindex="-1" class="x"><span>Who</span> may &lt;do&gt; what</h1></main>';

describe('pageFacts', () => {
  it('reads title, description and heading off a page, as text', () => {
    expect(pageFacts('/roles', TITLE + DESCRIPTION + HEADING)).toEqual({
      path: '/roles',
      title: 'Roles & rights',
      description: 'Who may "do" what.',
      heading: 'Who may <do> what',
    });
  });

  it.each([
    ['title', DESCRIPTION + HEADING],
    ['description', TITLE + HEADING],
    ['h1', TITLE + DESCRIPTION],
  ])('stops a build whose page has no %s', (what, markup) => {
    expect(() => pageFacts('/roles', markup)).toThrow(`/roles has no ${what}.`);
  });
});

describe('escapeText', () => {
  it('leaves nothing that ends an attribute or begins an element', () => {
    expect(escapeText('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
  });

  it('is undone by reading', () => {
    const heading = 'a < b && "c" > d &amp;';
    const markup = `${TITLE}${DESCRIPTION}<h1>${escapeText(heading)}</h1>`;
    expect(pageFacts('/', markup).heading).toBe(heading);
  });
});
