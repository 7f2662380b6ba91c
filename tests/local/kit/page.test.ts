import { describe, expect, it } from 'vitest';
import { html } from '#local/kit/html.ts';
import { lookResponse, pageResponse } from '#local/kit/page.ts';

const page = { title: 'A <page>', site: 'Here', links: [], main: html`<h1>Hello</h1>` };

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

  it('allows scripts only on pages that have one', () => {
    const { headers } = pageResponse({ ...page, script: '/console.js' });
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('lookResponse', () => {
  it('is the stylesheet', async () => {
    const response = lookResponse();
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await response.text()).toContain('--accent');
  });
});
