import {
  lazy,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { appSignals, loadingSignals, signal } from '#src/lib/app-signals.ts';
import { PageMissing } from './page-missing.tsx';
import { pageSource, type PageOutcome } from './page-source.ts';

/** A page whose code loads on navigation unless preloaded. A preloaded page renders immediately. */
export interface PageComponent {
  Page: () => ReactNode;
  preload: () => Promise<void>;
  isLoaded: () => boolean;
}

export function pageComponent(load: () => Promise<{ Page: ComponentType }>): PageComponent {
  const source = pageSource(load);
  let requested: { entry: string; Content: Content } | null = null;

  const slot: PageSlot = {
    contentAt: (entry) => {
      if (requested?.entry !== entry) {
        const Content = lazy(async () => ({ default: contentOf(await source.fetchOutcome()) }));
        requested = { entry, Content };
      }
      return requested.Content;
    },
    open: (entry) => {
      const Page = source.loaded();
      return Page === null ? slot.contentAt(entry) : contentOf({ kind: 'page', Page });
    },
    settled: () => {
      requested = null;
    },
  };

  return {
    Page: () => <Slot slot={slot} />,
    preload: async () => {
      await source.fetch();
    },
    isLoaded: () => source.loaded() !== null,
  };
}

interface ContentProps {
  /** How often the page has been retried since it was opened. */
  retries: number;
  retrying: boolean;
  onRetry: () => void;
}

/** The page, or the reason why it can't be shown. */
type Content = ComponentType<ContentProps>;

interface PageSlot {
  /**
   * Requests the page, once per history entry until `settled`, because React may call this on every render attempt.
   */
  contentAt: (entry: string) => Content;
  /** Returns the page if it has already loaded; otherwise requests it. */
  open: (entry: string) => Content;
  settled: () => void;
}

function Slot({ slot }: { slot: PageSlot }) {
  const { key } = useLocation();
  // In state, because a new component type would remount the page.
  const [shown, setShown] = useState(() => ({ Content: slot.open(key), retries: 0 }));
  const [retrying, startRetry] = useTransition();
  useEffect(() => slot.settled(), [slot, shown]);
  const retry = () =>
    startRetry(() =>
      setShown(({ retries }) => ({ Content: slot.contentAt(key), retries: retries + 1 })),
    );
  return <shown.Content retries={shown.retries} retrying={retrying} onRetry={retry} />;
}

/** A new component type for each attempt, so that its message is announced again. */
function contentOf(outcome: PageOutcome): Content {
  if (outcome.kind === 'missing') {
    return (props) => <PageMissing trouble={outcome.trouble} {...props} />;
  }
  return ({ retries }) => (
    <>
      <outcome.Page />
      <SignalLive recovered={retries > 0} />
    </>
  );
}

/** Signals that the page is interactive and, if `recovered`, that a retry has loaded it. */
function SignalLive({ recovered }: { recovered: boolean }) {
  useLayoutEffect(() => {
    signal(appSignals.live);
    if (recovered) signal(loadingSignals.recovered);
  }, [recovered]);
  return null;
}
