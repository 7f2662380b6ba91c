import type { FormRules } from './engine.ts';

const MESSAGE: FormRules = { name: 'text', email: 'email', message: 'text' };

/** The forms that an operator sets up at the form service; sales requests use `contact`, too. */
export const localForms: ReadonlyMap<string, FormRules> = new Map([
  ['contact', MESSAGE],
  ['support', MESSAGE],
]);
