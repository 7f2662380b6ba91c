import type { ComponentType } from 'react';
import { reloadOrReason } from './recovery/reload-or-reason.ts';

/** Why a page can't be shown. `lost`: the host answers, but one of the page's files is missing. */
export type PageTrouble = 'offline' | 'unreachable' | 'lost';

export type PageOutcome =
  | { kind: 'page'; Page: ComponentType }
  | { kind: 'missing'; trouble: PageTrouble };

export interface PageSource {
  /** Null until the page has been fetched. */
  loaded: () => ComponentType | null;
  /** Rejects when the page can't be fetched; the next call requests it again. */
  fetch: () => Promise<ComponentType>;
  /** Fetches the page. On failure, resolves with the reason instead of rejecting. */
  fetchOutcome: () => Promise<PageOutcome>;
}

export function pageSource(load: () => Promise<{ Page: ComponentType }>): PageSource {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;

  const fetch = () => {
    loading ??= load().then(
      ({ Page }) => (loaded = Page),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return { loaded: () => loaded, fetch, fetchOutcome: () => outcomeOf(fetch()) };
}

async function outcomeOf(page: Promise<ComponentType>): Promise<PageOutcome> {
  const address = window.location.href;
  try {
    return { kind: 'page', Page: await page };
  } catch (error) {
    // Every browser rejects with a TypeError when it can't fetch a module; anything else is a bug in the page.
    if (!(error instanceof TypeError)) throw error;
    // Not by its text: the navigation to this page has given up what was typed. The previous page stays visible.
    const reason = await reloadOrReason(() => window.location.href === address);
    const isAnswered = reason === 'current' || reason === 'replaced';
    return { kind: 'missing', trouble: isAnswered ? 'lost' : reason };
  }
}
