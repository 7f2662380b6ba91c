import { describe, expect, it } from 'vitest';
import { html } from '#local/kit/html.ts';

describe('html', () => {
  it('escapes every value, in text and in attributes', () => {
    const { markup } = html`<a title="${`"'&`}">${'<script>'}</a>`;
    expect(markup).toBe('<a title="&quot;&#39;&amp;">&lt;script&gt;</a>');
  });

  it('keeps markup, joins lists and omits null', () => {
    const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    const { markup } = html`<p>${items}${null}${0}</p>`;
    expect(markup).toBe('<p><li>a</li><li>&lt;b&gt;</li>0</p>');
  });
});
