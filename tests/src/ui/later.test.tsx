import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { later } from '#src/ui/later.ts';
import '@testing-library/jest-dom/vitest';

const load = vi.fn<() => Promise<{ text: string }>>();
const words = later(load);

function Shown() {
  return <p>{words.useModule()?.text ?? 'Not yet.'}</p>;
}

it('is loaded again after a failure, then available wherever it is used', async () => {
  load.mockRejectedValueOnce(new Error('Offline')).mockResolvedValue({ text: 'There.' });
  render(<Shown />);
  await expect(words.fetch()).rejects.toThrow('Offline');
  expect(screen.getByText('Not yet.')).toBeVisible();
  await act(() => words.fetch());
  expect(screen.getByText('There.')).toBeVisible();
  render(<Shown />);
  expect(screen.getAllByText('There.')).toHaveLength(2);
});
