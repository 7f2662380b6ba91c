import { useEffect, useLayoutEffect, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

function Slow({ onEffect }: { readonly onEffect: () => void }) {
  useEffect(onEffect, [onEffect]);
  // Without a break React works for 5 ms, then it leaves the effects for another task.
  useLayoutEffect(() => {
    const start = performance.now();
    while (performance.now() < start + 20);
  }, []);
  return <p>Slow to render</p>;
}

function Screen({
  event,
  onEffect,
}: {
  readonly event: EventTarget;
  readonly onEffect: () => void;
}) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    event.addEventListener('show', () => setShown(true));
  }, [event]);
  return shown ? <Slow onEffect={onEffect} /> : null;
}

it('effects have run when something is found, even if every timer is due before them', async () => {
  const event = new EventTarget();
  const onEffect = vi.fn<() => void>();
  render(<Screen event={event} onEffect={onEffect} />);
  const found = screen.findByText('Slow to render');
  vi.stubGlobal('setTimeout', (callback: () => void) => queueMicrotask(callback));
  event.dispatchEvent(new Event('show'));
  await found;
  expect(onEffect).toHaveBeenCalledOnce();
});
