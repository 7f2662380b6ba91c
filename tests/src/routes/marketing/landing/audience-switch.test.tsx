// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AudienceSwitch } from '#src/routes/marketing/landing/audience-switch.tsx';
import '@testing-library/jest-dom/vitest';

const AUDIENCES = [
  ['Individuals', 'For freelancers and job seekers', '91%'],
  ['Small business', 'For teams without a security team', '78%'],
  ['Enterprise', 'For organisations with many doors', '98%'],
] as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(
    <MemoryRouter>
      <AudienceSwitch />
    </MemoryRouter>,
  );
});

const profile = (title: string) => screen.getByRole('heading', { name: title }).closest('.grid');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The figure that counts, which is not read out while it does. */
const figure = (title: string) =>
  profile(title)?.parentElement?.querySelector('[aria-hidden="true"]')?.textContent;

it('begins with individuals', () => {
  expect(screen.getByRole('radio', { name: 'Individuals' })).toBeChecked();
});

it.each(AUDIENCES)('%s: shows its profile when it is chosen', (label, title, whole) => {
  const id = screen.getByRole('radio', { name: label }).id;
  const classes = profile(title)?.parentElement?.className ?? '';
  expect(classes).toContain(`group-has-[#${id}:checked]/audience:visible`);
  expect(classes).toContain('invisible');
  expect(figure(title)).toBe(whole);
});

it('fades the title out for 200 ms before the next one fades in', () => {
  for (const [label, title] of AUDIENCES) {
    const id = screen.getByRole('radio', { name: label }).id;
    const classes = profile(title)?.parentElement?.className ?? '';
    expect(classes).toMatch(/transition-\[opacity,visibility\] duration-200\b/);
    expect(classes).toContain(`group-has-[#${id}:checked]/audience:delay-200`);
  }
});

it('counts the statistic of the chosen audience up from 0 in about a second', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Enterprise' }));
  pass(32);
  expect(Number.parseInt(figure('For organisations with many doors') ?? '', 10)).toBeLessThan(20);
  expect(figure('For freelancers and job seekers')).toBe('91%');
  pass(1000);
  expect(figure('For organisations with many doors')).toBe('98%');
});
