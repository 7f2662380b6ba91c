import { describe, expect, it } from 'vitest';
import { escapeText, unescapeText } from '#vite/escape-text.ts';

describe('escapeText', () => {
  it('escapes everything that could end an attribute or start an element', () => {
    expect(escapeText('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
  });

  it('is reversed by parsing', () => {
    const text = 'a < b && "c" > d &amp;';
    expect(unescapeText(escapeText(text))).toBe(text);
  });
});
