import { describe, expect, it } from 'vitest';
import { wouldLoseText } from '#src/app/recovery/typed-text.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';

function page(markup: string): void {
  document.body.insertAdjacentHTML('beforeend', markup);
}

const SIGN_IN = '<form data-draft="sign-in">';
const DRAFT = '<form data-draft="contact"><input name="name" value="Ada"></form>';

describe('a reload would lose text', () => {
  it.each([
    ['in a field', '<input name="email" value="a">'],
    ['in a password', '<input type="password" value="a">'],
    ['in an area', '<textarea>a</textarea>'],
    ['in a password of a form with a draft', `${SIGN_IN}<input type="password" value="a"></form>`],
    [
      'in a password that is shown',
      `${SIGN_IN}<input autocomplete="current-password" value="a"></form>`,
    ],
    ['that is being typed', `${SIGN_IN}<input type="email" value="a" autofocus></form>`],
  ])('%s', (_, markup) => {
    page(markup);
    document.querySelector<HTMLElement>('[autofocus]')?.focus();
    expect(wouldLoseText()).toBe(true);
  });

  it.each([
    ['where nothing was typed', '<input name="email"><textarea></textarea>'],
    ['where something was only chosen', '<input type="radio" value="dark" checked>'],
    ['in fields that only show something', '<input hidden value="a"><input readonly value="a">'],
    ['of a form with a draft', DRAFT],
  ])('not %s', (_, markup) => {
    page(markup);
    expect(wouldLoseText()).toBe(false);
  });

  it('in a form with a draft, if storage is blocked', () => {
    refuseStorage('sessionStorage');
    page(DRAFT);
    expect(wouldLoseText()).toBe(true);
  });
});
