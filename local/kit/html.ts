/** Escaped markup, created by `html` only. */
export interface Html {
  readonly markup: string;
}

export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

/** A template that escapes every value but Html. Null renders nothing. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const [first = '', ...rest] = strings;
  return {
    markup: rest.reduce((text, part, at) => text + toMarkup(values[at] ?? null) + part, first),
  };
}

function toMarkup(value: HtmlValue): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'markup' in value ? value.markup : value.map(toMarkup).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
