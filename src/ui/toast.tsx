import { useEffect } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import { later } from './later.ts';

export interface ToastWords {
  /** Of the place where they appear. */
  label: string;
  close: string;
}

const container = later(() => import('./toast-container.tsx'));
const nothing = () => undefined;

/**
 * Says that something worked: 2 s, top right (specification, section 9). Where the toasts can't be fetched it
 * has worked all the same.
 */
export function showSuccess(text: string): void {
  container.fetch().then(({ toastSuccess }) => toastSuccess(text), nothing);
}

/** Where toasts appear. They are fetched once the browser has nothing better to do, or when there is one to show. */
export function Toasts({ words }: { words: ToastWords }) {
  const shown = container.useModule();
  useEffect(() => whenIdle(() => void container.fetch().catch(nothing)), []);
  return shown && <shown.ToastContainer words={words} />;
}
