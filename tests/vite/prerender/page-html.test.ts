import { describe, expect, it } from 'vitest';
import { bareTemplate, composePage, shellPage } from '#vite/prerender/page-html.ts';

const index = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8" /><title>Lureproof</title>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>
<body><div id="root"></div><noscript>Needs JavaScript.</noscript></body></html>`;

const page = composePage(bareTemplate(index), {
  markup: '<title>A &amp; B</title><meta name="description" content="C"/><main>$& words</main>',
  notice: '<p hidden>Offline: $&</p>',
  css: 'p{margin:0}',
  extraHead: '<link rel="canonical" href="https://a.example/">',
  boot: {
    code: 'boot("$&")',
    session: 'a"b',
    page: {
      app: ['/assets/index-1.js', '/assets/home-2.js'],
      styles: '/a.css',
      startsImmediately: false,
    },
  },
  preload: [],
});

describe('composePage', () => {
  it('has no unused attributes', () => {
    expect(page).not.toMatch(/>\s+</);
    const markup = '<p>A</p><a data-discover="true" href="/b">B</a>';
    const boot = { code: '', session: '', page: { app: [], styles: '', startsImmediately: false } };
    const parts = { markup, notice: '', css: '', extraHead: '', boot, preload: [] };
    expect(composePage('<div id="root"></div>', parts)).toContain('<a href="/b">B</a>');
  });

  it('puts the page into the root, and head elements into the head', () => {
    expect(page).toContain(
      '<div id="root" data-prerendered=""><main>$& words</main></div><p hidden>Offline: $&</p></body>',
    );
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.indexOf('<title>A &amp; B</title>')).toBeLessThan(page.indexOf('</head>'));
    expect(page).toContain('<style>p{margin:0}</style>');
  });

  it('contains one script, and loads neither a script nor a style sheet', () => {
    expect(page.match(/<script\b[^>]*>[^<]*<\/script>/g)).toEqual([
      '<script data-session="a&quot;b" data-app="/assets/index-1.js /assets/home-2.js" data-styles="/a.css">boot("$&")</script>',
    ]);
    expect(page).not.toContain('src=');
    expect(page).not.toContain('rel="stylesheet"');
    expect(page).not.toContain('Needs JavaScript');
  });
});

it('a screen rendered in the browser has an empty root, the notice, and a noscript message', () => {
  const boot = {
    code: 'boot("$&")',
    session: 's',
    page: { app: ['/assets/index-1.js'], styles: '', startsImmediately: true },
  };
  const shell = shellPage(index, {
    notice: '<p hidden>Offline: $&</p>',
    boot,
    preload: ['/assets/index-1.js', '/assets/profile-2.js'],
  });
  expect(shell).toContain(
    '<link rel="modulepreload" href="/assets/index-1.js"><link rel="modulepreload" href="/assets/profile-2.js"><link rel="stylesheet"',
  );
  expect(shell).toContain('<div id="root"></div><p hidden>Offline: $&</p>');
  expect(shell).toContain('Needs JavaScript.');
});
