import { lazy, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { appSignals, signal } from '#src/lib/app-signals.ts';

type Load = () => Promise<{ Page: ComponentType }>;

/** A page that comes when it is opened, or before: a preloaded page renders at once. */
export interface PageComponent {
  Page: () => ReactNode;
  preload: () => Promise<void>;
  isLoaded: () => boolean;
}

export function pageComponent(load: Load): PageComponent {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;

  const fetchPage = () => {
    loading ??= load().then(
      ({ Page }) => (loaded = Page),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const Later = lazy(async () => ({ default: await fetchPage() }));

  function Page() {
    // Kept for as long as the page is shown: another component type would start it anew.
    const [Shown] = useState(() => loaded ?? Later);
    return (
      <>
        <Shown />
        <Live />
      </>
    );
  }

  return {
    Page,
    preload: async () => {
      await fetchPage();
    },
    isLoaded: () => loaded !== null,
  };
}

/** Tells the boot script that the page answers by itself. */
function Live() {
  useLayoutEffect(() => signal(appSignals.live), []);
  return null;
}
