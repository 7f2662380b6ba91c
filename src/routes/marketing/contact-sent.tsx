import { useLayoutEffect, useRef } from 'react';
import { formWords } from '#content/forms.ts';
import { Button } from '#src/ui/button.tsx';

/** Stands where the form was; takes the focus, so that nobody looks for it. */
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
        <span aria-hidden="true" className="text-safe">
          ✓
        </span>
        {text}
      </p>
      <Button look="quiet" onClick={onStartOver}>
        {formWords.another}
      </Button>
    </div>
  );
}
