import { Tick } from './tick.tsx';

const EMOJI = '✅';

/**
 * Shows an SVG tick instead of the ✅ that some texts start with, because not every device has a font for it. The emoji
 * stays in the text for screen readers.
 */
export function TickedText({ text }: { text: string }) {
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
