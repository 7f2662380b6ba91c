import { Tick } from './tick.tsx';

const EMOJI = '✅';

/**
 * A success with a drawn tick, because not every device has a font for the emoji that some texts begin with. Screen
 * readers still find the emoji in the text.
 */
export function SignedText({ text }: { text: string }) {
  return (
    <span className="flex gap-2">
      <Tick className="h-[1lh]" />
      {/* The space after the emoji is about as wide as the indent. */}
      <span
        className={
          text.startsWith(EMOJI)
            ? '-indent-[0.278em] first-letter:text-[0px] first-letter:leading-0'
            : undefined
        }
      >
        {text}
      </span>
    </span>
  );
}
