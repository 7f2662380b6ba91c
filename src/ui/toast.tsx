import { useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import { later } from './later.ts';
import { SignedText } from './signed-text.tsx';
import { TOAST_CARD } from './toast-card.tsx';

export interface ToastWords {
  /** Names the region where toasts appear. */
  label: string;
  close: string;
}

const SUCCESS_MS = 2000;
const container = later(() => import('./toast-container.tsx'));
const nothing = () => undefined;

/** Shows a message that can't be shown as a toast. */
let showPlain: (text: string) => void = nothing;

/** Announces a success: for 2 s, top right (docs/product.md, Every page). If toasts can't be loaded, as plain text. */
export function showSuccess(text: string): void {
  container.fetch().then(
    ({ toastSuccess }) => toastSuccess(text, SUCCESS_MS),
    () => showPlain(text),
  );
}

/** Where toasts appear. Loads them once the browser is idle, or when there is one to show. */
export function Toasts({ words }: { words: ToastWords }) {
  const shown = container.useModule();
  useEffect(() => whenIdle(() => void container.fetch().catch(nothing)), []);
  return shown === null ? <PlainToast /> : <shown.ToastContainer words={words} />;
}

function PlainToast() {
  const [said, setSaid] = useState<{ text: string } | null>(null);
  useEffect(() => {
    showPlain = (text) => setSaid({ text });
    return () => {
      showPlain = nothing;
    };
  }, []);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div role="status">
      {said !== null && (
        <p className={`${TOAST_CARD} min-h-11`}>
          <SignedText text={said.text} />
        </p>
      )}
    </div>
  );
}
