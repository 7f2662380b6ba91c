import type { ReactNode } from 'react';
import type { InspectedPart } from '#src/lib/scenario.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useMessage } from './message-state.ts';
import { QrPicture } from './qr-picture.tsx';

type Look = 'text' | 'button' | 'qr' | 'bare';

const LOOKS: Record<Look, string> = {
  text: 'inline-block max-w-full text-start text-tide underline underline-offset-4 wrap-anywhere',
  button: 'inline-flex items-center rounded bg-tide px-3 py-2 sm:px-5 font-semibold text-surface',
  qr: 'qr inline-grid justify-items-center gap-2 rounded border border-line in-[.cue]:border-2 in-[.cue]:border-accent bg-raised p-3 text-sm text-tide underline underline-offset-4',
  bare: 'text-start',
};

interface InspectButtonProps {
  part: InspectedPart;
  look: Look;
  children: ReactNode;
}

/** Toggles the details of a part; plain text after the verdict. */
export function InspectButton({ part, look, children }: InspectButtonProps) {
  const state = useMessage();
  const content = (
    <>
      {look === 'qr' && <QrPicture />}
      {children}
    </>
  );
  if (state.at === 'judged') return <span className={LOOKS[look]}>{content}</span>;
  const open = state.opened.includes(part);
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={boxId(part)}
      onClick={() => state.onOpen(part)}
      className={classNames('min-h-6 max-w-full min-w-0 cursor-pointer wrap-anywhere', LOOKS[look])}
    >
      {content}
      {look === 'bare' && (
        <>
          &nbsp;
          <span aria-hidden="true" className="text-muted">
            {open ? '▴' : '▾'}
          </span>
        </>
      )}
    </button>
  );
}

export function boxId(part: InspectedPart): string {
  return `opened-${part}`;
}
