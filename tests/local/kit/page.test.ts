import { describe, expect, it } from 'vitest';
import { brandBar } from '#local/kit/brand-bar.ts';
import { html } from '#local/kit/html.ts';
import { lookFile, pageResponse } from '#local/kit/page.ts';

const page = { title: 'A <page>', bar: brandBar({ site: 'Here' }), main: html`<h1>Hello</h1>` };

describe('pageResponse', () => {
  it('is a British English page with an escaped title', async () => {
    const text = await pageResponse(page).text();
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).toContain('<html lang="en-GB">');
    expect(text).toContain('<title>A &lt;page&gt;</title>');
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=/);
  });

  it('loads nothing from other origins, is not cached and sends no referrer', () => {
    const { headers } = pageResponse(page);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe|https?:/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('allows scripts, and their requests, only on pages that have one', () => {
    const policyOf = (more: object) =>
      pageResponse({ ...page, ...more }).headers.get('content-security-policy');
    expect(policyOf({ script: '/lesson.js' })).toContain("script-src 'self'");
    expect(policyOf({ script: '/lesson.js' })).not.toContain('connect-src');
    expect(policyOf({ script: '/console.js', connects: true })).toContain("connect-src 'self'");
  });
});

describe('lookFile', () => {
  it.each([
    ['/look.css', 'text/css; charset=utf-8'],
    ['/headings.woff2', 'font/woff2'],
    ['/icon.svg', 'image/svg+xml'],
  ])('has %s', async (path, type) => {
    const response = lookFile(path);
    expect(response?.headers.get('content-type')).toBe(type);
    expect((await response?.arrayBuffer())?.byteLength).toBeGreaterThan(200);
  });

  it('has nothing else', () => {
    expect(lookFile('/')).toBeNull();
  });
});
