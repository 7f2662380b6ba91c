import { features } from 'web-features';
import { oldestSupported } from '#vite/supported-browsers.ts';

interface Support {
  baseline?: unknown;
  /** The first version of each browser. One may be `≤79`. */
  support: object;
}

/** By the keys of browser-compat-data, such as `api.URL.canParse_static`. */
const support = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  ),
);

/** The keys of what isn't in a script's types, but only in its names: members of an object of unknown type. */
const keysOfMember = new Map<string, string[]>();
for (const key of support.keys()) {
  const member = /^(?:api|javascript\.builtins)\..*\.(\w+?)(?:_static)?$/.exec(key)?.[1];
  if (member !== undefined) keysOfMember.set(member, [...(keysOfMember.get(member) ?? []), key]);
}

const LOOKBEHIND = /\(\?<[=!]/;
/** A declaration of `content` before one with alternative text, for browsers that don't know that. */
const CONTENT_TWICE = /content:("[^"]*");content:\1 ?\/ ?""/g;

/** What a script calls that these versions lack. A method counts if none of the objects that have one of its name has it. */
export function missingInScript(code: string): string[] {
  const found = new Set<string>();
  for (const [, owner = '', member = ''] of code.matchAll(/(?<![\w$.])([A-Z]\w+)\.(\w+)\(/g)) {
    found.add(`api.${owner}.${member}_static`).add(`javascript.builtins.${owner}.${member}`);
  }
  for (const [, created = ''] of code.matchAll(/(?<![\w$.'"`-])new ([A-Z]\w+)/g)) {
    found.add(`api.${created}`).add(`javascript.builtins.${created}`);
  }
  for (const [, called = ''] of code.matchAll(/\.(\w+)\(/g)) {
    const keys = keysOfMember.get(called) ?? [];
    if (keys.every((key) => support.get(key)?.baseline === false || isMissing(key)))
      for (const key of keys) found.add(key);
  }
  if (LOOKBEHIND.test(code)) found.add('javascript.regular_expressions.lookbehind_assertion');
  return [...found].filter(isMissing).toSorted();
}

/** What a style sheet, minified, uses that these versions lack. */
export function missingInStyles(css: string): string[] {
  const found = new Set<string>();
  const unconditional = css.replaceAll(CONTENT_TWICE, '').replaceAll(/@supports[^{]*/g, '');
  for (const [, name = ''] of unconditional.matchAll(/@([a-z-]+)/g)) {
    found.add(`css.at-rules.${name}`);
  }
  for (const [, selectors = ''] of unconditional.matchAll(/([^{};]+)\{/g)) {
    for (const [, name = ''] of selectors.matchAll(/(?<!\\):([a-z-]+)/g))
      found.add(`css.selectors.${name}`);
  }
  for (const [, name = '', value = ''] of unconditional.matchAll(
    /[{;]([a-z-]+):([^;{}]+)(?=[;}])/g,
  )) {
    found.add(`css.properties.${name}`);
    for (const [word] of value.matchAll(/[a-z-]+/g)) found.add(`css.properties.${name}.${word}`);
    if (name === 'content' && /" ?\/ ?"/.test(value)) found.add('css.properties.content.alt_text');
  }
  return [...found].filter(isMissing).toSorted();
}

/** Whether one of the versions lacks a feature that every current browser has: the others must be optional anyway. */
function isMissing(key: string): boolean {
  const status = support.get(key);
  if (status === undefined || status.baseline === false) return false;
  const since = new Map<string, unknown>(Object.entries(status.support));
  // Mobile Chrome and Firefox have the same versions as on a computer.
  const { ios_saf: safari_ios, ...versions } = oldestSupported;
  return Object.entries({ ...versions, safari_ios }).some(
    ([name, version]) => !(Number(String(since.get(name)).replace('≤', '')) <= version),
  );
}
