import type { ReactNode } from 'react';
import type { InspectedPart } from '#src/lib/scenario.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DisclosureSign } from './disclosure-sign.tsx';
import { useMessage, type Examining } from './message-state.ts';
import { QrPicture } from './qr-picture.tsx';
import { useLongPress } from './use-long-press.ts';

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

/** A part whose details a click toggles and a long press opens; plain text after the verdict. */
export function InspectButton({ part, look, children }: InspectButtonProps) {
  const state = useMessage();
  const content = (
    <>
      {look === 'qr' && <QrPicture />}
      {children}
    </>
  );
  if (state.at === 'judged') return <span className={LOOKS[look]}>{content}</span>;
  return (
    <Toggle state={state} part={part} look={look}>
      {content}
    </Toggle>
  );
}

/** With the sign of a disclosure: beside a button’s shape, because it isn’t part of the message. */
function Toggle({ state, part, look, children }: InspectButtonProps & { state: Examining }) {
  const open = state.opened.includes(part);
  const toggle = () => state.onOpen(part);
  const press = useLongPress(toggle, () => {
    if (!open) toggle();
  });
  const isShape = look === 'button';
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={boxId(part)}
      {...press}
      className={classNames(
        'min-h-6 max-w-full min-w-0 cursor-pointer wrap-anywhere select-none',
        isShape ? 'inline-flex items-center' : LOOKS[look],
      )}
    >
      {isShape ? <span className={LOOKS.button}>{children}</span> : children}
      <DisclosureSign open={open} />
    </button>
  );
}

export function boxId(part: InspectedPart): string {
  return `opened-${part}`;
}
