import { toast, ToastContainer as Container, type CloseButtonProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { SignedText } from './signed-text.tsx';
import type { ToastWords } from './toast.tsx';
import './toast.css';

const CLOSE_MS = 5000;

/** `closeMs`: how long it stays, in milliseconds. It takes the place of the one before it; a text that is already shown is not shown twice. */
export function toastSuccess(text: string, closeMs: number): void {
  if (!toast.isActive(text)) toast.dismiss();
  toast.success(<SignedText text={text} />, {
    toastId: text,
    autoClose: closeMs,
    icon: false,
  });
}

/** A toast stays while it is hovered or focused. */
export function ToastContainer({ words }: { words: ToastWords }) {
  const close = ({ closeToast }: CloseButtonProps) => (
    <button
      type="button"
      aria-label={words.close}
      onClick={closeToast}
      className="ml-auto grid size-8 shrink-0 cursor-pointer place-items-center rounded"
    >
      <svg
        viewBox="0 0 16 16"
        className="size-4 fill-none stroke-current stroke-2"
        aria-hidden="true"
      >
        <path d="m3 3 10 10M13 3 3 13" />
      </svg>
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
