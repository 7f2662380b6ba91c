// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { APP, useBootScript } from '../../setup/boot-script.ts';

const boot = useBootScript();

describe('the page is set up for the visitor', () => {
  it.each([
    ['other=1; session=ada', true],
    ['other=1', false],
    ['sessions=ada', false],
  ])('with the top bar for the cookies %s', async (cookies, isSignedIn) => {
    const each = cookies.split('; ');
    for (const cookie of each) document.cookie = cookie;
    await boot({ app: APP, session: 'session' });
    expect(document.documentElement.hasAttribute('data-signed-in')).toBe(isSignedIn);
    for (const cookie of each) document.cookie = `${cookie}; max-age=0`;
  });

  it('as an anonymous visitor if two cookies name a user, because only one can be this site’s', async () => {
    window.history.replaceState(null, '', '/dashboard/profile');
    const cookies = ['session=ada; path=/', 'session=mallory; path=/dashboard'];
    for (const cookie of cookies) document.cookie = cookie;
    await boot({ app: APP, session: 'session' });
    expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
    for (const cookie of cookies) document.cookie = `${cookie}; max-age=0`;
  });

  it('with the hash’s target opened, initially and on hashchange', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<details><p id="faq-a">A</p></details><details><p id="faq-b">B</p></details>',
    );
    const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open);
    window.history.replaceState(null, '', '/#faq-a');
    const scrollIntoView = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrollIntoView;
    await boot({ app: APP });
    await Promise.resolve();
    expect(opened()).toEqual([true, false]);
    window.history.replaceState(null, '', '/#faq-b');
    window.dispatchEvent(new Event('hashchange'));
    expect(opened()).toEqual([true, true]);
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });
});

describe('a page that Back restores from memory', () => {
  const restore = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const THEMES = ['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="theme" value="${value}">`)
    .join('');

  it('is of the theme chosen since, and of the session begun or ended since', async () => {
    const root = document.documentElement;
    localStorage.setItem('app.theme', 'dark');
    document.body.insertAdjacentHTML('beforeend', THEMES);
    await boot({ app: APP, session: 'session' });
    document.cookie = 'session=ada';
    localStorage.removeItem('app.theme');
    restore(false);
    expect(root.dataset['theme']).toBe('dark');
    restore(true);
    expect(root.dataset['theme']).toBeUndefined();
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('system');
    expect(root.hasAttribute('data-signed-in')).toBe(true);
    document.cookie = 'session=; max-age=0';
    restore(true);
    expect(root.hasAttribute('data-signed-in')).toBe(false);
  });
});
