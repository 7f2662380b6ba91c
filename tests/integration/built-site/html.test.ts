import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { htmlFiles, readSiteFile } from '../../setup/built-site.ts';
import { htmlRules } from '../../setup/html-rules.ts';

const validator = new HtmlValidate(htmlRules);

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
  );
}

/** HTML has no autocomplete for checkboxes and radio buttons, but browsers support it, and otherwise restore them on every visit. */
const KNOWN = new Set([
  'valid-autocomplete: autocomplete attribute cannot be used on <input type="checkbox"> (#paid-yearly)',
  ...['individual', 'business', 'enterprise'].map(
    (plan) =>
      `valid-autocomplete: autocomplete attribute cannot be used on <input type="radio"> (#for-${plan})`,
  ),
]);

it.each(htmlFiles)('%s is valid', async (file) => {
  const problems = await problemsOf(readSiteFile(file));
  expect(problems.filter((problem) => !KNOWN.has(problem))).toEqual([]);
});

it('a mistake is found', async () => {
  const broken =
    '<!doctype html><html lang="en"><title>A</title><p id="a"></p><p id="a"></p></html>';
  expect((await problemsOf(broken)).join()).toContain('no-dup-id');
});
