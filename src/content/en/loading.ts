import { brand } from '#src/config/brand.ts';

/** The copy for when part of the site can't be loaded: no connection, a missing file, a new version. */
export const loadingWords = {
  /** In place of a page. */
  page: {
    offline: {
      title: 'You’re offline',
      text: 'This page will load as soon as you’re connected again.',
    },
    unreachable: {
      title: 'This page couldn’t be loaded',
      text: 'We can’t reach our server. Check your connection, then try again.',
    },
    lost: {
      title: 'This page couldn’t be loaded',
      text: 'Part of it is missing at our end. Try again in a minute; if that doesn’t help, write to <address/>.',
    },
    retry: 'Try again',
    retrying: 'Trying again…',
  },
  /** In place of every page, if the host can't read the browser's requests. */
  unreadable: {
    title: 'Your browser sends more than we can read',
    reason:
      'With every page that it requests, your browser sends the cookies that this site and its neighbours have set. They have become too many, or one of them is damaged.',
    remedy:
      'Delete this site’s cookies in your browser’s settings, then load the page again. You’ll have to sign in again; your account isn’t affected.',
    home: 'Go to the home page',
  },
  /** At the foot of a loaded page. */
  notice: {
    offline:
      'You’re offline. You can keep reading; buttons and forms will work once you’re connected.',
    unreachable: 'We can’t reach our server. Check your connection, then try again.',
    current: 'Part of this page couldn’t be loaded.',
    outdated: `Your browser is too old for this part of ${brand.name}, so please update it or use another one.`,
    replaced: `${brand.name} has been updated since you opened this page.`,
    reload: 'Reload the page',
    later: 'Later',
  },
} as const;
