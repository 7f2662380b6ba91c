import type { FormRules } from './engine.ts';

const MESSAGE: FormRules = { name: 'text', email: 'email', message: 'text' };

/** The forms that an operator would set up with the form service; sales writes to contact too. */
export const localForms: ReadonlyMap<string, FormRules> = new Map([
  ['contact', MESSAGE],
  ['support', MESSAGE],
]);
