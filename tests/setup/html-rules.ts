import type { ConfigData } from 'html-validate';

/**
 * html-validate's recommended rules for the built pages. A rule that is off judges how the markup is
 * spelt, never what it means; React and Prettier spell it, and browsers read both spellings alike.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Prettier writes index.html's in lower case; HTML knows no case here.
    'doctype-style': 'off',
    // React ends void elements with a slash.
    'void-style': 'off',
    // React writes hidden="" and checked="": the same as without a value.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React writes dateTime and autoComplete; HTML knows no case here.
    'attr-case': 'off',
  },
};
