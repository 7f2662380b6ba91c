import { toast, ToastContainer as Container, type CloseButtonProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { ToastWords } from './toast.tsx';
import './toast.css';

const CLOSE_MS = 5000;
const SUCCESS_CLOSE_MS = 2000;

export function toastSuccess(text: string): void {
  toast.success(text, { autoClose: SUCCESS_CLOSE_MS, icon: false });
}

/** A toast stays while the pointer is over it, or the focus in it. */
export function ToastContainer({ words }: { words: ToastWords }) {
  const close = ({ closeToast }: CloseButtonProps) => (
    <button
      type="button"
      aria-label={words.close}
      onClick={closeToast}
      className="ml-auto grid size-8 shrink-0 cursor-pointer place-items-center rounded"
    >
      <span aria-hidden="true">✕</span>
    </button>
  );
  return (
    <div role="presentation" onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <Container
        position="top-right"
        autoClose={CLOSE_MS}
        pauseOnHover
        closeButton={close}
        aria-label={words.label}
      />
    </div>
  );
}
