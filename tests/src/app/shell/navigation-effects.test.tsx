import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open, travel } from '../../../setup/navigation-site.tsx';

const scrollTo = vi.fn<(left: number, top: number) => void>();
const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
});

const announced = () => document.querySelector('p[aria-live]')?.textContent;

it('does nothing on the first page', () => {
  open();
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('');
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('the first page, with a hash', () => {
  const load = () => act(async () => screen.getByRole('button').click());

  it('scrolls to the hash’s target once the app has rendered it', async () => {
    open('/late#named');
    expect(scrollIntoView).not.toHaveBeenCalled();
    await load();
    expect(scrollIntoView).toHaveBeenCalled();
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('is left to the browser if it is prerendered', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-prerendered></div>');
    open('/late#named');
    await load();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('does nothing without a hash', async () => {
    open('/late');
    await load();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

it('starts a new page at its top, focuses its heading and announces its title', async () => {
  open();
  await travel('/next');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next' }));
  expect(announced()).toBe('Next');
});

it('does the same if the visitor navigates before the first page has rendered', async () => {
  open('/late');
  await travel('/next');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next' }));
  expect(announced()).toBe('Next');
});

it('does nothing if a redirect comes before the first page has rendered', async () => {
  open('/late');
  await travel('/next', { replace: true });
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('');
});

it('keeps the focus of a screen that has placed it', async () => {
  open();
  await travel('/code');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(announced()).toBe('');
});

it('scrolls a step that replaces its history entry to the top, and keeps its focus', async () => {
  open();
  await travel('/', { replace: true });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toBe(document.body);
});

it('waits for the heading and for the element that the hash names, opens it and focuses it', async () => {
  open();
  await travel('/late#named');
  expect(announced()).toBe('');
  await act(async () => screen.getByRole('button').click());
  expect(document.activeElement).toBe(document.getElementById('named'));
  expect(announced()).toBe('Late');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(scrollIntoView).toHaveBeenCalled();
});

it('stops waiting once the user interacts', async () => {
  open();
  await travel('/late#named');
  const load = screen.getByRole('button');
  load.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await act(async () => load.click());
  expect(document.activeElement).toBe(document.body);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
