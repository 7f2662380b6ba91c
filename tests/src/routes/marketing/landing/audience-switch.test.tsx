import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AudienceSwitch } from '#src/routes/marketing/landing/audience-switch.tsx';
import '@testing-library/jest-dom/vitest';

const AUDIENCES = [
  ['Individuals', 'For freelancers and job seekers', '91%'],
  ['Small business', 'For teams without a security team', '78%'],
  ['Enterprise', 'For large organisations', '98%'],
] as const;

let reduced = false;
let scrollIntoView: () => void;

/** jsdom has no layout, so the test decides when the observed element comes into view. */
class ObserverOfOne implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    callback([{ isIntersecting: false }]);
    scrollIntoView = () => act(() => callback([{ isIntersecting: true }]));
  }
  observe(): void {}
  disconnect(): void {
    scrollIntoView = () => undefined;
  }
}

function show(): void {
  render(
    <MemoryRouter>
      <AudienceSwitch />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('IntersectionObserver', ObserverOfOne);
  show();
});

const profile = (title: string) => screen.getByRole('heading', { name: title }).closest('.grid');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The figure that counts up, hidden from screen readers. */
const figure = (title: string) =>
  profile(title)?.parentElement?.querySelector('[aria-hidden="true"]')?.textContent;

it('begins with individuals', () => {
  expect(screen.getByRole('radio', { name: 'Individuals' })).toBeChecked();
});

it.each(AUDIENCES)('%s: has its whole figure until it is counted', (label, title, whole) => {
  expect(screen.getByRole('radio', { name: label })).toBeInTheDocument();
  expect(figure(title)).toBe(whole);
});

it('counts the statistic of the chosen audience up from 0 in about a second', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Enterprise' }));
  pass(32);
  expect(Number.parseInt(figure('For large organisations') ?? '', 10)).toBeLessThan(20);
  expect(figure('For freelancers and job seekers')).toBe('91%');
  pass(1000);
  expect(figure('For large organisations')).toBe('98%');
});

it('counts up the first audience’s statistic only when it is first seen', () => {
  const first = 'For freelancers and job seekers';
  pass(1000);
  expect(figure(first)).toBe('91%');
  scrollIntoView();
  pass(32);
  expect(Number.parseInt(figure(first) ?? '', 10)).toBeLessThan(20);
  pass(1000);
  expect(figure(first)).toBe('91%');
  scrollIntoView();
  pass(32);
  expect(figure(first)).toBe('91%');
});

it('doesn’t count again if an audience was chosen before the statistic was seen', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Enterprise' }));
  pass(1100);
  scrollIntoView();
  pass(32);
  expect(figure('For freelancers and job seekers')).toBe('91%');
  expect(figure('For large organisations')).toBe('98%');
});

it('doesn’t count up with reduced motion', () => {
  cleanup();
  reduced = true;
  show();
  scrollIntoView();
  pass(32);
  expect(figure('For freelancers and job seekers')).toBe('91%');
});
