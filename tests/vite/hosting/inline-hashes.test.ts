import { describe, expect, it } from 'vitest';
import { inlineHashesOf, inlineScriptsOf } from '#vite/hosting/inline-hashes.ts';

/** `printf 'a{}' | openssl dgst -sha256 -binary | base64` */
const HASH_OF_A = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";

describe('inlineHashesOf', () => {
  it('hashes the content of each style element and inline script as a browser does', () => {
    const html = '<head><style>a{}</style><script data-app="/a.js">a{}</script></head>';
    expect(inlineHashesOf(html)).toEqual({ styles: [HASH_OF_A], scripts: [HASH_OF_A] });
    expect(inlineScriptsOf(html)).toEqual(['a{}']);
  });

  it('lists equal styles once and distinguishes different ones, white space included', () => {
    const html = '<style>a{}</style><style media="print">a{}</style><style>a{} </style>';
    const { styles } = inlineHashesOf(html);
    expect(styles).toHaveLength(2);
    expect(styles[0]).toBe(HASH_OF_A);
  });

  it('ignores external files and data', () => {
    const html =
      '<link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script>';
    expect(inlineHashesOf(html)).toEqual({ styles: [], scripts: [] });
  });
});
