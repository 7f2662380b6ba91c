import { useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import { later } from './later.ts';
import { TickedText } from './ticked-text.tsx';
import { TOAST_CARD } from './toast-card.tsx';

export interface ToastWords {
  /** The accessible name of the region where toasts appear. */
  label: string;
  close: string;
}

const SUCCESS_MS = 2000;
const container = later(() => import('./toast-container.tsx'));
const nothing = () => undefined;

/** The fallback for a message that can't be shown as a toast. */
let showPlain: (text: string) => void = nothing;

/** Shows a success for 2 s, top right (docs/product, Every page). As plain text if toasts can't be loaded. */
export function showSuccess(text: string): void {
  container.fetch().then(
    ({ toastSuccess }) => toastSuccess(text, SUCCESS_MS),
    () => showPlain(text),
  );
}

/** For a user who continues before the announced redirect: on the next screen the toast would be out of date. */
export function dismissSuccess(): void {
  container.fetch().then(({ dismissToasts }) => dismissToasts(), nothing);
}

/** The region where toasts appear. Loads their code when the browser is idle, or with the first toast. */
export function Toasts({ words }: { words: ToastWords }) {
  const loaded = container.useModule();
  useEffect(() => whenIdle(() => void container.fetch().catch(nothing)), []);
  return loaded === null ? <PlainToast /> : <loaded.ToastContainer words={words} />;
}

function PlainToast() {
  const [shownText, setShownText] = useState<{ text: string } | null>(null);
  useEffect(() => {
    showPlain = (text) => setShownText({ text });
    return () => {
      showPlain = nothing;
    };
  }, []);
  useEffect(() => {
    if (shownText === null) return undefined;
    const timer = setTimeout(() => setShownText(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [shownText]);
  return (
    <div role="status">
      {shownText !== null && (
        <p className={`${TOAST_CARD} min-h-11 py-1.5`}>
          <TickedText text={shownText.text} />
        </p>
      )}
    </div>
  );
}
