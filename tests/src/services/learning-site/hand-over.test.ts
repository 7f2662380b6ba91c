import { describe, expect, it } from 'vitest';
import { env } from '#src/config/env.ts';
import { handOverUrl } from '#src/services/learning-site/hand-over.ts';

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
