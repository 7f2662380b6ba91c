import { describe, expect, it } from 'vitest';
import { criticalCss } from '#vite/prerender/critical-css.ts';

const page = '<main class="card md:p-4 w-1/2"><p class="a&amp;b">Words</p></main>';

describe('criticalCss', () => {
  it.each([
    ['.card{color:red}', '.card{color:red}'],
    ['.other{color:red}', ''],
    ['.other,.card{color:red}', '.card{color:red}'],
    ['.card .other{color:red}', ''],
    ['p,h2{margin:0}', 'p{margin:0}'],
    ['p>h2,main>p{margin:0}', 'main>p{margin:0}'],
    ['html,body,[hidden]{margin:0}', 'html,body,[hidden]{margin:0}'],
    ['::selection{color:red}', '::selection{color:red}'],
    // Merged, they would both be lost in Firefox 114.
    ['.card{color:red}main:has(p){color:red}', '.card{color:red}main:has(p){color:red}'],
    ['main:has(h2){color:red}main:has(.card,h2){margin:0}', 'main:has(.card,h2){margin:0}'],
    ['.card[aria-invalid=true]{color:red}.card[data-open]{margin:0}', '.card[data-open]{margin:0}'],
    ['.card p:not(h2):hover{margin:0}', '.card p:not(h2):hover{margin:0}'],
    [String.raw`.md\:p-4{padding:1rem}`, String.raw`.md\:p-4{padding:1rem}`],
    [String.raw`.w-1\/2{width:50%}`, String.raw`.w-1\/2{width:50%}`],
    ['.card:not(.other){color:red}', '.card:not(.other){color:red}'],
    ['.card:is(.other,main){color:red}', '.card:is(.other,main){color:red}'],
    ['.card:is(.other,.more){color:red}', ''],
    [':where(.other>:not(:last-child)){color:red}', ''],
    ['p:is(:where(.card) *){color:red}', 'p:is(:where(.card) *){color:red}'],
    [':root,:host{margin:0}', ':root{margin:0}'],
    [
      '.card{-webkit-text-decoration:inherit;-webkit-text-decoration:inherit;text-decoration:inherit}',
      '.card{-webkit-text-decoration:inherit;text-decoration:inherit}',
    ],
    ['@media print{.other{color:red}}', ''],
    ['@media print{.card{color:red}.other{color:red}}', '@media print{.card{color:red}}'],
    ['@supports not selector(:has(a)){.card{color:red}}', ''],
    ['@layer base,utilities;', '@layer base,utilities;'],
    ['@layer utilities{.other{color:red}}', '@layer utilities;'],
  ])('keeps what the page uses of %s', (css, kept) => {
    expect(criticalCss(css, page)).toBe(kept);
  });

  it('drops key frames and registered properties that nothing uses', () => {
    const frames = '@keyframes spin{to{rotate:1turn}}';
    const property = '@property --tw-shadow{syntax:"*";inherits:false}';
    expect(criticalCss(`${frames}${property}.card{color:red}`, page)).toBe('.card{color:red}');
    const used = '.card{box-shadow:var(--tw-shadow);animation:1s spin}';
    expect(criticalCss(frames + property + used, page)).toBe(frames + property + used);
  });

  it('drops unread custom properties, and those that only they read', () => {
    const css = '@layer theme{:root{--a:1px;--b:var(--c);--c:2px;color:red}}p{margin:var(--a)}';
    expect(criticalCss(css, page)).toBe('@layer theme{:root{--a:1px;color:red}}p{margin:var(--a)}');
    const fallback = '@layer properties{@supports (a:b){*{--d:initial}}}';
    expect(criticalCss(fallback, page)).toBe('@layer properties;');
  });

  it('replaces Tailwind’s variables that the page doesn’t set by their fallbacks', () => {
    const card = '.card{--tw-set:1s;transition:1s var(--tw-ease,linear(0, 1)) var(--tw-set,2s)}';
    const unset = '@layer properties{@supports (a:b){*{--tw-ease:initial}}}';
    const property = '@property --tw-ease{syntax:"*";inherits:false}';
    expect(criticalCss(unset + property + card, page)).toBe(
      '@layer properties;.card{--tw-set:1s;transition:1s linear(0, 1) var(--tw-set,2s)}',
    );
  });

  it('keeps one of Tailwind’s two definitions of its variables, the one for every browser', () => {
    const used = '.card{border-style:var(--tw-border-style)}';
    const values = '@layer properties{@supports (a:b){*{--tw-border-style:solid}}}';
    const property = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
    expect(criticalCss(values + used + property, page)).toBe(
      `@layer properties{*{--tw-border-style:solid}}${used}`,
    );
  });
});
