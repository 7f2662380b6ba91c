import { SignJWT, generateKeyPair, type CryptoKey } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handler } from '#local/kit/handler.ts';
import { SESSION_SECONDS, createLearningSite } from '#local/learning-site/engine.ts';
import { learningSiteHandler } from '#local/learning-site/http.ts';

const SITE = 'http://localhost:4103';
const MAIN = 'http://localhost:5173';
const ISSUER = 'http://localhost:4101/eu-west-1_Lureproof';
const CLIENT = 'the-client';
const START = Date.parse('2026-01-02T03:04:05Z');

let pool: { privateKey: CryptoKey; publicKey: CryptoKey };
let stranger: { privateKey: CryptoKey; publicKey: CryptoKey };
let now: number;
let keySetAnswers: boolean;
let handler: Handler;

beforeAll(async () => {
  [pool, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
});

beforeEach(() => {
  now = START;
  keySetAnswers = true;
  let ids = 0;
  const site = createLearningSite({
    issuer: ISSUER,
    clientId: CLIENT,
    keys: async () => {
      if (!keySetAnswers) throw new TypeError('fetch failed');
      return pool.publicKey;
    },
    now: () => now,
    newSessionId: () => `session-${(ids += 1)}`,
    url: SITE,
    mainSiteUrl: MAIN,
  });
  handler = learningSiteHandler(site, MAIN);
});

const CLAIMS = {
  sub: 'a-sub',
  iss: ISSUER,
  aud: CLIENT,
  token_use: 'id',
  name: 'Ada <Lovelace>',
  email: 'ada@example.com',
  exp: START / 1000 + 3600,
};

function sign(claims: object = {}, key = pool.privateKey): Promise<string> {
  return new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(key);
}

function handOver(token: string, redirectTo?: string): Promise<Response> {
  const url = new URL('/auth-redirect', SITE);
  url.searchParams.set('token', token);
  if (redirectTo !== undefined) url.searchParams.set('redirectTo', redirectTo);
  url.searchParams.set('source', 'main');
  return handler(new Request(url));
}

function visit(path: string, cookie = ''): Promise<Response> {
  return handler(new Request(SITE + path, { headers: { cookie } }));
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

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
    expect(text).not.toContain('<script');
  });

  it.each([SITE, `${SITE}/`])('calls its home page by its name, not %s', async (home) => {
    const answer = await handOver(await sign(), home);
    const text = await (await visit('/', cookieOf(answer))).text();
    expect(text).toContain('<dd>Your lessons</dd>');
    expect(text).not.toContain(SITE);
  });

  it('redirects to the page of this site in redirectTo', async () => {
    const answer = await handOver(await sign(), `${SITE}/lessons/1?part=2#top`);
    expect(answer.headers.get('location')).toBe(`${SITE}/lessons/1?part=2#top`);
    expect(await (await visit('/lessons/1', cookieOf(answer))).text()).toContain('Hello, Ada');
  });

  it.each([
    'https://evil.example/',
    `https://evil.example/?${SITE}`,
    `${SITE}.evil.example/`,
    `http://localhost:4103@evil.example/`,
    `http://user@localhost:4103/lessons`,
    `${SITE}\\@evil.example`,
    `${SITE}/a\nb`,
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:5173/dashboard',
    `${SITE}/auth-redirect?token=again`,
    'not a url',
    '',
  ])('redirects to the home page for redirectTo=%j', async (redirectTo) => {
    const answer = await handOver(await sign(), redirectTo);
    expect(answer.headers.get('location')).toBe(`${SITE}/`);
  });

  it('never redirects to another site through a path that looks like a host', async () => {
    const answer = await handOver(await sign(), `${SITE}//evil.example/`);
    const location = new URL(answer.headers.get('location') ?? '', SITE);
    expect(location.origin).toBe(SITE);
  });
});

describe('the page', () => {
  it('says what was handed over, how it was checked, and the way back', async () => {
    const cookie = cookieOf(await handOver(await sign()));
    const text = await (await visit('/', cookie)).text();
    expect(text).toContain('What came with you');
    expect(text).toContain('ada@example.com');
    expect(text).toContain('a seal that only the sign-in service can make');
    expect(text).toContain(`<a class="button" href="${MAIN}">Back to the main site</a>`);
    expect(text).not.toContain('class="reply');
  });

  it.each([
    ['redfinch.', 'That’s the bait', false],
    ['parcel-desk.example', 'Well spotted', true],
    ['<b>', 'who sent this?', false],
  ])('answers %j in its lesson, and leads on once it is solved', async (answer, words, solved) => {
    const cookie = cookieOf(await handOver(await sign()));
    const text = await (await visit(`/?answer=${encodeURIComponent(answer)}`, cookie)).text();
    expect(text).toContain(words);
    expect(text).not.toContain('<b>');
    expect(text.includes(`href="${MAIN}/demo"`)).toBe(solved);
  });

  it('has its own stylesheet and the main site’s display face, and needs no script', async () => {
    const cookie = cookieOf(await handOver(await sign()));
    const policy = (await visit('/', cookie)).headers.get('content-security-policy');
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("font-src 'self'");
    expect((await visit('/learning.css')).headers.get('content-type')).toContain('text/css');
    expect((await visit('/headings.woff2')).headers.get('content-type')).toBe('font/woff2');
  });
});

describe('a refused token', () => {
  const cases: [string, () => Promise<string>, string][] = [
    ['signed by someone else', () => sign({}, stranger.privateKey), 'cannot be accepted'],
    ['for another client', () => sign({ aud: 'another' }), 'cannot be accepted'],
    ['from another pool', () => sign({ iss: 'http://evil.example' }), 'cannot be accepted'],
    ['an access token', () => sign({ token_use: 'access' }), 'cannot be accepted'],
    ['without an audience', () => sign({ aud: undefined }), 'cannot be accepted'],
    ['without an expiry', () => sign({ exp: undefined }), 'cannot be accepted'],
    ['expired', () => sign({ exp: START / 1000 - 1 }), 'has expired'],
    ['not a token', async () => 'abc.def.ghi', 'cannot be accepted'],
    ['unsigned', async () => `${btoa('{"alg":"none"}')}.${btoa('{}')}.`, 'cannot be accepted'],
    ['missing', async () => '', 'You are not signed in'],
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

  it('is reported as unchecked if the key set is unavailable', async () => {
    keySetAnswers = false;
    const answer = await handOver(await sign());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('could not be checked');
  });

  it('is never logged', async () => {
    const lines = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    await handOver(await sign({ aud: 'another' }));
    await handOver(await sign());
    for (const line of lines) expect(line).not.toHaveBeenCalled();
  });
});

describe('a signed-out visitor', () => {
  it('is offered the main site’s sign-in, which returns to the same page', async () => {
    const text = await (await visit('/lessons/1?part=2')).text();
    expect(text).toContain('Sign in to learn');
    expect(text).toContain(
      `href="${MAIN}/login?redirectTo=${encodeURIComponent(`${SITE}/lessons/1?part=2`)}"`,
    );
  });

  it('is anyone without a valid cookie', async () => {
    await handOver(await sign());
    expect(await (await visit('/', 'learning_session=session-2')).text()).toContain('Sign in');
  });

  it('is anyone who has signed out, even with the old cookie', async () => {
    const cookie = cookieOf(await handOver(await sign()));
    const answer = await handler(
      new Request(`${SITE}/sign-out`, {
        method: 'POST',
        headers: { cookie, origin: 'null', 'sec-fetch-site': 'same-origin' },
      }),
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('set-cookie')).toMatch(/^learning_session=; .*Max-Age=0/);
    expect(await (await visit('/', cookie)).text()).toContain('Sign in to learn');
  });

  it('cannot be signed out by another site', async () => {
    const cookie = cookieOf(await handOver(await sign()));
    const headers = { cookie, origin: 'http://evil.example' };
    const answer = await handler(new Request(`${SITE}/sign-out`, { method: 'POST', headers }));
    expect(answer.status).toBe(403);
    expect(await (await visit('/', cookie)).text()).toContain('Hello, Ada');
  });

  it('is anyone whose session is twelve hours old', async () => {
    const cookie = cookieOf(await handOver(await sign()));
    now += SESSION_SECONDS * 1000;
    expect(await (await visit('/', cookie)).text()).toContain('Sign in to learn');
  });
});

describe('other requests', () => {
  it('are refused or not found', async () => {
    expect((await visit('/favicon.ico')).status).toBe(404);
    const posted = await handler(new Request(`${SITE}/lessons`, { method: 'POST' }));
    expect(posted.status).toBe(405);
  });

  it('load the shared look', async () => {
    expect((await visit('/look.css')).headers.get('content-type')).toContain('text/css');
  });
});
