import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';

const CLOSE_MS = 5000;
const SUCCESS_CLOSE_MS = 2000;

/** Says that something worked: 2 s, top right (specification, section 9). */
export function showSuccess(text: string): void {
  toast.success(text, { autoClose: SUCCESS_CLOSE_MS, icon: false });
}

export function Toasts({ label }: { label: string }) {
  return (
    <ToastContainer position="top-right" autoClose={CLOSE_MS} pauseOnHover aria-label={label} />
  );
}
