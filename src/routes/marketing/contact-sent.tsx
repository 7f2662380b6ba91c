import { useLayoutEffect, useRef } from 'react';
import { formWords } from '#content/forms.ts';
import { Button } from '#src/ui/button.tsx';
import { Tick } from '#src/ui/tick.tsx';

/** Replaces the form and takes the focus, so that the confirmation isn't missed. */
export function ContactSent({ text, onStartOver }: { text: string; onStartOver: () => void }) {
  const message = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => message.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <p
        ref={message}
        tabIndex={-1}
        className="flex w-full gap-3 rounded border-l-4 border-safe bg-safe-wash px-4 py-3 font-medium"
      >
        <Tick className="mt-1" />
        {text}
      </p>
      <Button look="plain" onClick={onStartOver}>
        {formWords.another}
      </Button>
    </div>
  );
}
