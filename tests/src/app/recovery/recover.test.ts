import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recover } from '#src/app/recovery/recover.ts';
import { brand } from '#src/config/brand.ts';

const VERSION = '/assets/index-a.js';
const host = setupServer();
beforeAll(() => host.listen({ onUnhandledRequest: 'error' }));
afterEach(() => host.resetHandlers());
afterAll(() => host.close());

/** Makes the host serve this version, for which the page has already been reloaded. */
function serve(version: string): void {
  sessionStorage.setItem('app.reloaded', version);
  host.use(http.get('*/', () => HttpResponse.html(`<script data-app="${version}"></script>`)));
}

/** Makes the page name this script of the app. */
function serveApp(url: string): void {
  document.head.innerHTML = `<script data-app="${url}"></script>`;
}

beforeEach(() => {
  document.head.innerHTML = `<script data-app="${VERSION}"></script>`;
  document.body.innerHTML =
    '<div id="root"><form action="/f/contact"><button id="send">Send</button></form><button id="menu">Menu</button></div>' +
    '<div id="loading-notice" role="alert" hidden>You’re offline.</div>';
});

const find = (selector: string) => document.querySelector(selector) ?? document.body;
const clicked = (selector: string) => [find(selector)];
const notice = () => {
  const element = document.querySelector<HTMLElement>('#loading-notice');
  return element === null || element.hidden ? null : element.textContent;
};

describe('when a prerendered page can’t load its app', () => {
  it('submits a form that the browser can send itself', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    await recover(clicked('#send'));
    expect(submit).toHaveBeenCalledOnce();
    expect(notice()).toBeNull();
  });

  it('does not interrupt a visitor who is only reading', async () => {
    await recover([]);
    expect(notice()).toBeNull();
  });

  it('the offline notice is hidden once the host answers', async () => {
    find('#loading-notice').removeAttribute('hidden');
    await recover([]);
    expect(notice()).toBeNull();
  });

  it.each([
    ['something is missing', VERSION, 'Part of this page couldn’t be loaded.'],
    ['there is a new version', '/assets/index-b.js', `${brand.name} has been updated since you`],
  ])('a click shows that %s', async (_, served, text) => {
    serve(served);
    await recover(clicked('#menu'));
    expect(notice()).toContain(text);
    expect(document.querySelector('#loading-notice a')?.textContent).toBe('Reload the page');
  });

  it('doesn’t replace the notice on the next failure, because its link may be in the middle of a click', async () => {
    serve(VERSION);
    await recover(clicked('#menu'));
    const link = document.querySelector('#loading-notice a');
    await recover(clicked('#menu'));
    expect(document.querySelector('#loading-notice a')).toBe(link);
  });

  it('a click shows that the host doesn’t answer', async () => {
    host.use(http.get('*/', () => HttpResponse.error()));
    await recover(clicked('#menu'));
    expect(notice()).toMatch(/^We can’t reach our server/);
  });

  it.each([
    ['lacks colours that the app needs', () => vi.stubGlobal('CSS', { supports: () => false })],
    ['doesn’t know the syntax of the app’s script', () => serveApp('data:text/javascript,let')],
  ])('a click shows that the browser is too old, because it %s', async (_, happen) => {
    happen();
    serve(VERSION);
    await recover(clicked('#menu'));
    expect(notice()).toMatch(/^Your browser is too old/);
    expect(document.querySelector('#loading-notice a')).toBeNull();
  });

  it('a page that is useless without the app says so without a click, with a heading', async () => {
    document.head.innerHTML = `<script data-app="${VERSION}" data-now=""></script>`;
    find('#root').replaceChildren();
    serve(VERSION);
    await recover([]);
    expect(notice()).toContain('Part of this page couldn’t be loaded.');
    expect(document.querySelector('main h1')?.textContent).toBe('This page couldn’t be loaded');
  });
});
