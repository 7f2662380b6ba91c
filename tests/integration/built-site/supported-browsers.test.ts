import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineScriptsOf } from '#vite/hosting/inline-hashes.ts';
import { oldestSupported } from '#vite/supported-browsers.ts';
import { ROOT } from '../../house/sources.ts';
import { builtScripts } from '../../setup/built-scripts.ts';
import { builtPages, readSiteFile, siteFilePath, stylesOf } from '../../setup/built-site.ts';
import { missingInScript, missingInStyles } from '../../setup/unsupported.ts';

/** Features that some supported browser lacks, and why that is harmless. */
const HARMLESS: Readonly<Record<string, string>> = {
  'api.AbortSignal.timeout_static':
    'until Chrome 123, its error has another name, which nobody reads',
  'api.Document.startViewTransition':
    'React calls it only for a component that the app doesn’t use',
  'api.ViewTransition.skipTransition': 'the same',
  'api.FontFaceSet.check': 'framer-motion has a method of that name',
  'api.NavigationActivation.entry': 'page-component.tsx has a property of that name',
  'api.PublicKeyCredential.parseCreationOptionsFromJSON_static': 'passkey-json.ts has its own',
  'api.PublicKeyCredential.parseRequestOptionsFromJSON_static': 'the same',
  'api.TrustedTypePolicy.createScriptURL': 'only where there are trusted types',
  'api.TrustedTypePolicyFactory.createPolicy': 'the same',
  'api.UserActivation.isActive': 'react-toastify has a method of that name',
  'css.at-rules.page': 'the printer’s own margins',
  'css.at-rules.property': 'Tailwind sets the same values on every element',
  'css.properties.field-sizing': 'a field doesn’t grow with its text',
  'css.properties.field-sizing.content': 'the same',
  'css.properties.grid-template-rows.subgrid': 'the rows of cards side by side aren’t aligned',
  'css.properties.hyphens': 'prefixed',
  'css.properties.hyphens.auto': 'prefixed',
  'css.properties.scrollbar-gutter': 'a page moves a little when it gets a scroll bar',
  'css.properties.scrollbar-gutter.stable': 'the same',
  'css.properties.text-wrap': 'lines break less evenly',
  'css.properties.text-wrap.balance': 'the same',
  'css.properties.text-wrap.wrap': 'the same',
  'css.properties.zoom': 'a larger print',
  'css.selectors.has': 'e2e/old-browsers.spec.ts',
  'css.selectors.open': 'in a list where the others still apply',
  'css.selectors.popover-open': 'the same',
  'javascript.builtins.Intl.Segmenter': 'initials.ts tests for it',
  'javascript.builtins.Intl.Segmenter.Segmenter': 'the same',
  'javascript.builtins.Intl.Segmenter.segment': 'the same',
};

const missing = new Set<string>();
const scripts = [...builtScripts.values(), readSiteFile('recover.js')];
for (const code of [...scripts, ...inlineScriptsOf(readSiteFile('index.html'))])
  for (const key of missingInScript(code)) missing.add(key);
const sheets = readdirSync(siteFilePath('assets')).filter((name) => name.endsWith('.css'));
for (const css of [
  ...sheets.map((name) => readSiteFile(`assets/${name}`)),
  ...builtPages.map(({ path }) => stylesOf(path)),
])
  for (const key of missingInStyles(css)) missing.add(key);

it('README.md names the oldest supported versions', () => {
  const { chrome, edge, firefox, safari, ios_saf: ios } = oldestSupported;
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});

it('the site uses nothing that a supported browser lacks, unless that is harmless', () => {
  expect([...missing].toSorted()).toEqual(Object.keys(HARMLESS).toSorted());
});
