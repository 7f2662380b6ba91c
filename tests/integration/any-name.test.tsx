import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { button, main, open } from '../setup/screen.tsx';
import { signedInPerson } from '../setup/sign-in.ts';
import { useWorld } from '../setup/world.ts';

/** A name or an email of any script is kept apart from the text around it, whose order it would otherwise change. */

const world = useWorld();
const NAME = 'مريم ميرزاخاني';

/** Every text on the page with the name or the email, and whether it is isolated. */
function textsWith(...values: readonly string[]): [text: string, isIsolated: boolean][] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: [string, boolean][] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    const isolated = walker.currentNode.parentElement?.closest('bdi, [dir=auto]') ?? null;
    if (values.some((value) => text.includes(value))) found.push([text, isolated !== null]);
  }
  return found;
}

async function expectIsolated(count: number, ...values: readonly string[]): Promise<void> {
  await waitFor(() => expect(textsWith(...values).length).toBeGreaterThanOrEqual(count));
  expect(textsWith(...values).filter(([, isIsolated]) => !isIsolated)).toEqual([]);
}

it.each([
  ['/', 3],
  ['/login', 3],
  ['/dashboard/profile', 4],
])('on %s', async (path, count) => {
  const { email } = await signedInPerson(world, NAME);
  const user = open(path);
  for (const menu of screen.getAllByText('Account')) await user.click(menu);
  await expectIsolated(count, NAME, email.slice(0, email.indexOf('@')));
});

it('in a message that was sent', async () => {
  world.answer(http.post('*/f/contact', () => HttpResponse.json({ next: '/' })));
  await signedInPerson(world, NAME);
  const user = open('/contact');
  const message = await screen.findByLabelText('Message');
  for (const field of [message, screen.getByLabelText('Name')]) {
    expect(field).toHaveAttribute('dir', 'auto');
  }
  fireEvent.change(message, { target: { value: 'مرحبا' } });
  await user.click(await button('Send message'));
  expect(await main().findByText(NAME)).toBeVisible();
  await expectIsolated(2, NAME, 'مرحبا');
});
