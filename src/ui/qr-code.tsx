import { useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import { later } from './later.ts';
import { useBackOnline } from './use-back-online.ts';

const qrDrawing = later(() => import('./qr-drawing.tsx'));

/** Preloads the generator when the browser is idle. */
export function preloadQrCode(): void {
  whenIdle(() => {
    qrDrawing.fetch().catch(() => {
      // The component retries and reports a failure.
    });
  });
}

interface QrCodeProps {
  value: string;
  label: string;
  /** Shown instead of the QR code if its generator can't be loaded, until the browser is back online. */
  failedText: string;
}

export function QrCode({ value, label, failedText }: QrCodeProps) {
  const module = qrDrawing.useModule();
  const [failed, setFailed] = useState(false);
  const fetchDrawing = () => void qrDrawing.fetch().catch(() => setFailed(true));
  useEffect(fetchDrawing, []);
  useBackOnline(fetchDrawing);
  if (module !== null) return <module.QrDrawing value={value} label={label} />;
  return (
    <p role="status" className="grid size-45 place-items-center p-4">
      {failed && failedText}
    </p>
  );
}
