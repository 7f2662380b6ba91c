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

it.each(htmlFiles)('%s is valid', async (file) => {
  expect(await problemsOf(readSiteFile(file))).toEqual([]);
});

it('a mistake is noticed', async () => {
  const broken =
    '<!doctype html><html lang="en"><title>A</title><p id="a"></p><p id="a"></p></html>';
  expect((await problemsOf(broken)).join()).toContain('no-dup-id');
});
