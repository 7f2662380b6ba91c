import type { ComponentType } from 'react';
import { checkDeployment } from '#src/services/site/deployment.ts';
import { reloadOnceFor } from '#src/services/site/reload-once.ts';

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
    return { kind: 'missing', trouble: await diagnoseTrouble(address) };
  }
}

/**
 * If the host answers, reloads once first: a new version may have been deployed, and browsers from before 2026 never
 * request a failed module again. The promise then stays pending, so that the previous page stays visible until the
 * reload.
 */
async function diagnoseTrouble(address: string): Promise<PageTrouble> {
  const deployment = await checkDeployment(window.location.pathname);
  if (deployment.kind === 'offline' || deployment.kind === 'unreachable') return deployment.kind;
  const isWanted = window.location.href === address;
  if (isWanted && reloadOnceFor(deployment.version)) return new Promise(() => undefined);
  return 'lost';
}
