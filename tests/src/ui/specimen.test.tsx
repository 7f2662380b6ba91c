import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { breakableAddress, breakableHosts } from '#src/lib/hosts.ts';
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

/** The page's text, including invisible characters. */
const written = () => document.body.textContent;

it('keeps hosts whole, in the address and in its explanation', () => {
  render(<Specimen message={MESSAGE} words={WORDS} />);
  expect(written()).toContain(breakableAddress(ADDRESS));
  expect(written()).not.toContain(ADDRESS);
  expect(written()).toContain(breakableHosts(EXPLANATION));
  expect(written()).not.toContain(EXPLANATION);
});

it('explains each pin, in order', () => {
  render(<Specimen message={MESSAGE} words={WORDS} />);
  const explained = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(explained).toEqual([
    expect.stringMatching(/^1The host\. /),
    expect.stringMatching(/^2The hurry\. /),
  ]);
});

it('shows the sender without marks, with the first letter as the picture', () => {
  render(<Specimen message={MESSAGE} words={WORDS} />);
  expect(written()).not.toMatch(/[{}]/);
  expect(screen.getByText('Y')).toHaveAttribute('aria-hidden', 'true');
});

it('shows repeated words and paragraphs', () => {
  const again = { ...MESSAGE, body: ['Ring, ring.', '{1:Now} or {2:Now}', 'Ring, ring.'] };
  render(<Specimen message={again} words={WORDS} />);
  expect(screen.getAllByText('Ring, ring.')).toHaveLength(2);
  expect(screen.getAllByText('Now')).toHaveLength(2);
});
