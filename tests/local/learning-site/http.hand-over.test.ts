import { describe, expect, it, vi } from 'vitest';
import { cookieOf, MAIN, SITE, START, useLearningSite } from '../../setup/learning-site.ts';

const { forge, handOver, sign, visit, withoutKeySet } = useLearningSite();

describe('a valid token', () => {
  it('signs the learner in and redirects to a URL without the token', async () => {
    const answer = await handOver(await sign());
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${SITE}/`);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);

    const page = await visit('/', `other=1; ${cookieOf(answer)}`);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('Hello, Ada &lt;Lovelace&gt;');
    expect(text).toContain('ada@example.com');
  });

  it('shows redirectTo, escaped', async () => {
    const answer = await handOver(await sign(), `${SITE}/"><script>alert(1)</script>`);
    const text = await (await visit('/', cookieOf(answer))).text();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/lesson.js">']);
  });

  it('redirects to the page of this site in redirectTo', async () => {
    const answer = await handOver(await sign(), `${SITE}/lessons/1?part=2#top`);
    expect(answer.headers.get('location')).toBe(`${SITE}/lessons/1?part=2#top`);
    expect(await (await visit('/lessons/1', cookieOf(answer))).text()).toContain('Hello, Ada');
  });

  it.each([
    'https://evil.example/',
    `${SITE}.evil.example/`,
    `http://user@localhost:4103/lessons`,
    `${SITE}\\@evil.example`,
    `${SITE}/a\nb`,
    '//evil.example',
    'javascript:alert(1)',
    `${SITE}/auth-redirect?token=again`,
  ])('redirects to the home page for redirectTo=%j', async (redirectTo) => {
    const answer = await handOver(await sign(), redirectTo);
    expect(answer.headers.get('location')).toBe(`${SITE}/`);
  });
});

describe('a refused token', () => {
  const cases: [string, () => Promise<string>, string][] = [
    ['signed by someone else', () => forge(), 'can’t accept this sign-in'],
    ['for another client', () => sign({ aud: 'another' }), 'can’t accept this sign-in'],
    ['from another pool', () => sign({ iss: 'http://evil.example' }), 'can’t accept this sign-in'],
    ['an access token', () => sign({ token_use: 'access' }), 'can’t accept this sign-in'],
    ['without an audience', () => sign({ aud: undefined }), 'can’t accept this sign-in'],
    ['without an expiry', () => sign({ exp: undefined }), 'can’t accept this sign-in'],
    ['expired', () => sign({ exp: START / 1000 - 1 }), 'has expired'],
    ['not a token', async () => 'abc.def.ghi', 'can’t accept this sign-in'],
    [
      'unsigned',
      async () => `${btoa('{"alg":"none"}')}.${btoa('{}')}.`,
      'can’t accept this sign-in',
    ],
    ['missing', async () => '', 'You’re not signed in yet'],
  ];
  it.each(cases)('%s', async (_, makeToken, words) => {
    const token = await makeToken();
    const answer = await handOver(token, `${SITE}/lessons/1`);
    const text = await answer.text();
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(text).toContain(words);
    expect(text).toContain(
      `href="${MAIN}/login?redirectTo=${encodeURIComponent(`${SITE}/lessons/1`)}"`,
    );
    expect(text).not.toContain(token === '' ? 'token=' : token);
  });

  it('is reported as unverified if the key set is unavailable', async () => {
    withoutKeySet();
    const answer = await handOver(await sign());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('couldn’t check your sign-in');
  });

  it('is never logged', async () => {
    const lines = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    await handOver(await sign({ aud: 'another' }));
    await handOver(await sign());
    for (const line of lines) expect(line).not.toHaveBeenCalled();
  });
});
