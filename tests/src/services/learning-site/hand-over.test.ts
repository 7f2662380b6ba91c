import { describe, expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { handOver, handOverUrl } from '#src/services/learning-site/hand-over.ts';

describe('handOverUrl', () => {
  it('carries token, redirectTo and source to auth-redirect', () => {
    const url = new URL(handOverUrl('a.b.c', 'http://localhost:4103/level/2?x=1&y=2'));
    expect(url.pathname).toBe('/auth-redirect');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      token: 'a.b.c',
      redirectTo: 'http://localhost:4103/level/2?x=1&y=2',
      source: 'main',
    });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'stays on the configured learning site, whatever redirectTo says: %s',
    (redirectTo) => {
      expect(new URL(handOverUrl('a.b.c', redirectTo)).origin).toBe(env.learningSiteUrl);
    },
  );
});

it('handing over replaces the history entry, from a page that no longer sends a referrer', () => {
  const referrer = () =>
    document.head.querySelector('meta[name=referrer]')?.getAttribute('content');
  const visited: unknown[] = [];
  vi.stubGlobal('location', {
    replace: (address: string) => visited.push([address, referrer()]),
  });
  handOver('a.b.c', '/level/2');
  expect(visited).toEqual([[handOverUrl('a.b.c', '/level/2'), 'no-referrer']]);
});
