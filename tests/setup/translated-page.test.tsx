import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it.each([
  [
    'is removed',
    (on: boolean) => (
      <p>
        {on && 'text'}
        <b />
      </p>
    ),
  ],
  ['has something inserted before it', (on: boolean) => <p>{on && <b />} text</p>],
  ['becomes', (on: boolean) => <p>text {on ? 'on' : 'off'}</p>],
])('bare text is reported: %s', (act, screen) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(screen(true));
  rerender(screen(false));
  rerender(screen(true));
  expect(report.mock.calls.join('\n')).toContain(act);
});
