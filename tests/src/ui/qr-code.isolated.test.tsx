// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { describe, expect, it, vi } from 'vitest';
import { QrCode } from '#src/ui/qr-code.tsx';
import '@testing-library/jest-dom/vitest';

const URI = 'otpauth://totp/Lureproof:ada@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Lureproof';

/** The dark modules as rendered, whatever their size on the screen. */
const modules = (svg: Element | null) => svg?.querySelectorAll('path')[1]?.getAttribute('d');
const drawn = (level: 'L' | 'Q' | 'H') => {
  const { container } = render(<QRCodeSVG value={URI} level={level} marginSize={4} />);
  return modules(container.querySelector('svg'));
};

describe('QrCode', () => {
  it('is rendered at 180 px, with an accessible name', async () => {
    render(<QrCode value={URI} label="QR code of the key" failedText="No code." />);
    const image = await screen.findByRole('img', { name: 'QR code of the key' });
    expect(image).toHaveAttribute('width', '180');
    expect(image).toHaveAttribute('height', '180');
  });

  it('corrects errors at level L', async () => {
    render(<QrCode value={URI} label="QR code" failedText="No code." />);
    const ours = modules(await screen.findByRole('img'));
    expect(ours).toBe(drawn('L'));
    for (const level of ['Q', 'H'] as const) expect(drawn(level)).not.toBe(ours);
  });
});

it('offers an alternative while its generator can’t be loaded', async () => {
  vi.resetModules();
  vi.doMock('#src/ui/qr-drawing.tsx', () => {
    throw new Error('Offline');
  });
  const fresh = await import('#src/ui/qr-code.tsx');
  render(<fresh.QrCode value={URI} label="QR code" failedText="Type the key." />);
  expect(await screen.findByText('Type the key.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  vi.doUnmock('#src/ui/qr-drawing.tsx');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeVisible();
  expect(screen.queryByText('Type the key.')).toBeNull();
});
