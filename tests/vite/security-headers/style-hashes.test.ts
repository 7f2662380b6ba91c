import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { styleHashesIn, styleHashesOf } from '#vite/security-headers/style-hashes.ts';

/** `printf 'a{}' | openssl dgst -sha256 -binary | base64` */
const HASH_OF_A = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";

describe('styleHashesOf', () => {
  it('hashes the content of each style element as a browser does', () => {
    expect(styleHashesOf('<head><style>a{}</style></head>')).toEqual([HASH_OF_A]);
  });

  it('names equal styles once and tells different ones apart, white space included', () => {
    const html = '<style>a{}</style><style media="print">a{}</style><style>a{} </style>';
    const hashes = styleHashesOf(html);
    expect(hashes).toHaveLength(2);
    expect(hashes[0]).toBe(HASH_OF_A);
  });

  it('finds none in a page without inlined styles', () => {
    expect(styleHashesOf('<link rel="stylesheet" href="/a.css">')).toEqual([]);
  });
});

describe('styleHashesIn', () => {
  it('collects them from every page of the site', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'style-hashes-'));
    try {
      await mkdir(join(directory, 'features'));
      await writeFile(join(directory, 'index.html'), '<style>a{}</style>');
      await writeFile(
        join(directory, 'features/index.html'),
        '<style>a{}</style><style>b{}</style>',
      );
      await writeFile(join(directory, 'notes.txt'), '<style>c{}</style>');
      const hashes = styleHashesIn(directory);
      expect(hashes).toHaveLength(2);
      expect(hashes).toContain(HASH_OF_A);
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
