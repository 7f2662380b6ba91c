import { toast, ToastContainer as Container, type CloseButtonProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { TickedText } from './ticked-text.tsx';
import { CloseToast } from './toast-card.tsx';
import type { ToastWords } from './toast.tsx';
import './toast.css';

const CLOSE_MS = 5000;

/** Shown for `closeMs` milliseconds. Replaces any other toast; the same text isn't shown twice. */
export function toastSuccess(text: string, closeMs: number): void {
  if (!toast.isActive(text)) toast.dismiss();
  toast.success(<TickedText text={text} />, {
    toastId: text,
    autoClose: closeMs,
    icon: false,
  });
}

export function dismissToasts(): void {
  toast.dismiss();
}

/** A toast stays open while it is hovered or focused. */
export function ToastContainer({ words }: { words: ToastWords }) {
  const close = ({ closeToast }: CloseButtonProps) => (
    <CloseToast label={words.close} onClose={() => closeToast(true)} />
  );
  return (
    <div role="presentation" onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <Container
        position="top-right"
        autoClose={CLOSE_MS}
        pauseOnHover
        hideProgressBar
        closeButton={close}
        aria-label={words.label}
      />
    </div>
  );
}
