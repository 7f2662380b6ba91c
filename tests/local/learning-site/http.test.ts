import { describe, expect, it } from 'vitest';
import { cookieOf, MAIN, SITE, useLearningSite } from '../../setup/learning-site.ts';

const { advance, handler, handOver, sign, visit } = useLearningSite();

describe('the page', () => {
  it.each([
    ['redfinch.', 'That’s the bait'],
    ['parcel-desk.example', 'Well spotted'],
    ['/r/4471', 'That’s only a page'],
  ])('replies to %s without a script', async (answer, title) => {
    const cookie = cookieOf(await handOver(await sign()));
    const text = await (await visit(`/?answer=${encodeURIComponent(answer)}`, cookie)).text();
    expect(shownReplies(text)).toEqual([title]);
    expect(text.match(/aria-pressed="true"/g)).toHaveLength(1);
    // The form's own action leads to it.
    expect(text).toContain('action="#reply"');
    expect(text.match(/id="reply" tabindex="-1"/g)).toHaveLength(1);
  });
});

/** The titles of the replies that aren't hidden. */
function shownReplies(text: string): string[] {
  const replies = [...text.matchAll(/data-reply-to="[^"]*"(.*?)>.*?<h3>(.*?)<\/h3>/gs)];
  return replies.filter(([, more]) => !more?.includes('hidden')).map(([, , title]) => title ?? '');
}

describe('a signed-out visitor', () => {
  it('is offered the main site’s sign-in, which returns to the same page', async () => {
    const text = await (await visit('/lessons/1?part=2')).text();
    expect(text).toContain('Sign in to learn');
    expect(text).toContain(
      `href="${MAIN}/login?redirectTo=${encodeURIComponent(`${SITE}/lessons/1?part=2`)}"`,
    );
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

  it('gets another token from the main site once theirs has expired', async () => {
    const cookie = cookieOf(await handOver(await sign()));
    advance(3_599_000);
    expect(await (await visit('/', cookie)).text()).toContain('Hello, Ada');
    advance(1000);
    const answer = await visit('/lessons/1', cookie);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `${MAIN}/login?redirectTo=${encodeURIComponent(`${SITE}/lessons/1`)}`,
    );
    expect(await (await visit('/', '')).text()).toContain('Sign in to learn');
  });

  it.each([
    ['signed out of the main site', ''],
    ['signed in there as another user', '; main_session=eve'],
    ['two users there, one set by another host', '; main_session=ada; main_session=eve'],
  ])('is anyone who has %s', async (_, main) => {
    const cookie = cookieOf(await handOver(await sign(), undefined, 'main_session=ada'));
    const visitAs = async (main: string) => (await visit('/', `${cookie}${main}`)).text();
    expect(await visitAs('; main_session=ada')).toContain('Hello, Ada');
    expect(await visitAs(main)).toContain('Sign in to learn');
    // The session has ended, whatever cookie comes later.
    expect(await visitAs('; main_session=ada')).toContain('Sign in to learn');
  });

  it.each(['main_session=ada', 'main_session=eve; main_session=ada'])(
    'is anyone to whom another user’s token is handed over, with %s',
    async (main) => {
      const token = await sign({ 'cognito:username': 'eve' });
      const answer = await handOver(token, undefined, main);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await answer.text()).toContain('We can’t accept this sign-in');
    },
  );
});

describe('other requests', () => {
  it('for a page that doesn’t exist lead to the lessons', async () => {
    const cookie = cookieOf(await handOver(await sign()));
    for (const answer of [await visit('/lessons/2'), await visit('/lessons/2', cookie)]) {
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain('There’s no lesson here');
      expect(text).toMatch(/href="\/"[^>]*>Go to your lessons/);
    }
  });
});
