import { toast, ToastContainer as Container } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';

const CLOSE_MS = 5000;
const SUCCESS_CLOSE_MS = 2000;

export function toastSuccess(text: string): void {
  toast.success(text, { autoClose: SUCCESS_CLOSE_MS, icon: false });
}

export function ToastContainer({ label }: { label: string }) {
  return <Container position="top-right" autoClose={CLOSE_MS} pauseOnHover aria-label={label} />;
}
