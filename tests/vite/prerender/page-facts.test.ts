import { describe, expect, it } from 'vitest';
import { pageFacts } from '#vite/prerender/page-facts.ts';

const TITLE = '<title>Roles &amp; rights</title>';
const DESCRIPTION = '<meta name="description" content="Who may &quot;do&quot; what."/>';
const HEADING =
  '<main><h1 tabindex="-1" class="x"><span>Who</span> may &lt;do&gt; what</h1></main>';

describe('pageFacts', () => {
  it('reads a page’s title, description and heading as text', () => {
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
