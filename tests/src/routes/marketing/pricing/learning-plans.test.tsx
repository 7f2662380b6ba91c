// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LearningPlans } from '#src/routes/marketing/pricing/learning-plans.tsx';
import '@testing-library/jest-dom/vitest';

beforeEach(() => {
  render(
    <MemoryRouter>
      <LearningPlans />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const card = (name: string) =>
  screen
    .getAllByRole('article')
    .find((one) => within(one).queryByRole('heading', { name }) !== null) ?? document.body;
const toggle = () => screen.getByRole('switch', { name: 'Pay yearly' });

it('shows monthly prices first', () => {
  expect(toggle()).not.toBeChecked();
  expect(card('Business')).toHaveTextContent('£49per monthor £468 per year');
  expect(card('Individual')).toHaveTextContent('Free');
  expect(card('Enterprise')).toHaveTextContent('Custom');
});

it('says what a year saves beside the switch', () => {
  expect(screen.getByText('Save 20%')).toBeVisible();
});

it('a button switches to yearly and back, and says what that saves', async () => {
  const user = userEvent.setup();
  await user.click(toggle());
  expect(toggle()).toBeChecked();
  expect(card('Business')).toHaveTextContent('£468per yearSave £120/year');
  expect(card('Business')).not.toHaveTextContent('£49');
  await user.click(toggle());
  expect(card('Business')).toHaveTextContent('£49per month');
  expect(card('Business')).not.toHaveTextContent('Save £120/year');
});

it('the switch works from the keyboard', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(toggle()).toHaveFocus();
  await user.keyboard(' ');
  expect(toggle()).toBeChecked();
});
