// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { breakableAddress, withWholeHosts } from '#src/lib/hosts.ts';
import type { Specimen as Message } from '#src/lib/specimen.ts';
import { Specimen } from '#src/ui/specimen.tsx';
import '@testing-library/jest-dom/vitest';

const ADDRESS = 'security@micro-soft.example';
const EXPLANATION = 'The company’s host is soft.example, not micro-soft.example.';
const MESSAGE: Message = {
  channel: 'email',
  from: '{2:Your bank}',
  address: `{1:${ADDRESS}}`,
  subject: 'Your account',
  body: ['Sign in {2:within two hours} or lose it.'],
  cues: [
    { title: 'The host', explanation: EXPLANATION },
    { title: 'The hurry', explanation: 'Nobody decides well in a hurry.' },
  ],
};
const WORDS = { channels: { email: 'Email', sms: 'Text', chat: 'Chat' }, cues: 'What it shows' };

/** What stands in the page, invisible characters and all. */
const written = () => document.body.textContent;

it('keeps the hosts whole that a reader is to study, in the address and in what explains it', () => {
  render(<Specimen message={MESSAGE} words={WORDS} />);
  expect(written()).toContain(breakableAddress(ADDRESS));
  expect(written()).not.toContain(ADDRESS);
  expect(written()).toContain(withWholeHosts(EXPLANATION));
  expect(written()).not.toContain(EXPLANATION);
});

it('has an explanation for each pin, in the order of their numbers', () => {
  render(<Specimen message={MESSAGE} words={WORDS} />);
  const explained = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(explained).toEqual([
    expect.stringMatching(/^1The host\. /),
    expect.stringMatching(/^2The hurry\. /),
  ]);
});

it('names the sender without the marks, and begins the picture with their first letter', () => {
  render(<Specimen message={MESSAGE} words={WORDS} />);
  expect(written()).not.toMatch(/[{}]/);
  expect(screen.getByText('Y')).toHaveAttribute('aria-hidden', 'true');
});
