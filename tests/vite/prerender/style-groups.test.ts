import { expect, it } from 'vitest';
import { stylesByGroup } from '#vite/prerender/style-groups.ts';

const SHEET = '.a{color:red}.b{color:tan}.c{color:green}';

it('gives a group’s pages the same style sheet, with what any of them uses', () => {
  const sheets = stylesByGroup(SHEET, [
    { styles: 'landing', markup: '<p class="a"></p>' },
    { styles: 'reading', markup: '<p class="b"></p>' },
    { styles: 'reading', markup: '<p class="c"></p>' },
  ]);
  expect(sheets.get('landing')).toBe('.a{color:red}');
  expect(sheets.get('reading')).toBe('.b{color:tan}.c{color:green}');
});
