import type { ConfigData } from 'html-validate';

/**
 * html-validate's recommended rules for the built pages. The rules switched off concern the spelling of markup, which
 * React and the formatter decide and browsers don't mind.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The formatter writes it in lower case in index.html; HTML ignores case here.
    'doctype-style': 'off',
    // React closes void elements with a slash.
    'void-style': 'off',
    // React writes hidden="" and checked="", which means the same.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React writes dateTime and autoComplete; HTML ignores case here.
    'attr-case': 'off',
  },
};
