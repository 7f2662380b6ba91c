/**
 * The look and place of a toast, for those that react-toastify doesn't render; toast.css has the same for those it does.
 * Below the top bar, which users need next. The padding above and below is up to the caller.
 */
export const TOAST_CARD =
  'floating not-printed fixed inset-x-4 top-18 z-5 flex items-center gap-3 rounded border border-line ' +
  'bg-raised pe-1 ps-3 text-sm sm:end-[max(1.5rem,50%-34rem)] sm:start-auto sm:w-80 md:top-19.5';

interface CloseToastProps {
  label: string;
  onClose: () => void;
}

export function CloseToast({ label, onClose }: CloseToastProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="ms-auto grid size-8 shrink-0 cursor-pointer place-items-center rounded"
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
}
