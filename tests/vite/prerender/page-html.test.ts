import { describe, expect, it } from 'vitest';
import { bareTemplate, composePage } from '#vite/prerender/page-html.ts';

const index = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8" /><title>Lureproof</title>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>
<body><div id="root"></div><noscript>Needs JavaScript.</noscript></body></html>`;

const page = composePage(bareTemplate(index), {
  markup: '<title>A &amp; B</title><meta name="description" content="C"/><main>$& words</main>',
  css: 'p{margin:0}',
  extraHead: '<link rel="canonical" href="https://a.example/">',
  boot: {
    code: 'boot("$&")',
    app: ['/assets/index-1.js', '/assets/home-2.js'],
    styles: '/a.css',
    now: false,
  },
  preload: [],
});

describe('composePage', () => {
  it('carries nothing that nobody reads', () => {
    expect(page).not.toMatch(/>\s+</);
    const markup = '<p>A</p><a data-discover="true" href="/b">B</a>';
    const boot = { code: '', app: ['/a.js'], styles: '/a.css', now: false };
    const parts = { markup, css: '', extraHead: '', boot, preload: [] };
    expect(composePage('<div id="root"></div>', parts)).toContain('<a href="/b">B</a>');
  });

  it('puts the words into the root, and what belongs to the head there', () => {
    expect(page).toContain('<div id="root" data-prerendered=""><main>$& words</main></div>');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.indexOf('<title>A &amp; B</title>')).toBeLessThan(page.indexOf('</head>'));
    expect(page).toContain('<style>p{margin:0}</style>');
  });

  it('holds one script, and loads neither a script nor a style sheet', () => {
    expect(page.match(/<script\b[^>]*>[^<]*<\/script>/g)).toEqual([
      '<script data-app="/assets/index-1.js /assets/home-2.js" data-styles="/a.css">boot("$&")</script>',
    ]);
    expect(page).not.toContain('src=');
    expect(page).not.toContain('rel="stylesheet"');
    expect(page).not.toContain('Needs JavaScript');
  });
});
