import { useId } from 'react';
import { Button } from './button.tsx';

interface DevicePromptProps {
  text: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** What the device or browser is waiting for, with a way back. */
export function DevicePrompt({ text, cancelLabel, onCancel }: DevicePromptProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p id={id} role="status" className="min-w-0 flex-1 basis-56 text-sm text-muted">
        {text}
      </p>
      <Button look="plain" aria-describedby={id} onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
