import { useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import { later } from './later.ts';

const drawing = later(() => import('./qr-drawing.tsx'));

/** Fetches what draws the code ahead of the first one, once the browser has nothing better to do. */
export function preloadQrCode(): void {
  whenIdle(() => {
    drawing.fetch().catch(() => {
      // The code that needs it tries again, and says so when it fails.
    });
  });
}

interface QrCodeProps {
  value: string;
  label: string;
  /** Stands in the code's place where what draws it can't be fetched. */
  failedText: string;
}

export function QrCode({ value, label, failedText }: QrCodeProps) {
  const drawn = drawing.useModule();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    drawing.fetch().catch(() => setFailed(true));
  }, []);
  if (drawn !== null) return <drawn.QrDrawing value={value} label={label} />;
  return (
    <p role="status" className="grid size-45 place-items-center rounded border border-line p-4">
      {failed && failedText}
    </p>
  );
}
