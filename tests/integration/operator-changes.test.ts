import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { brand } from '#src/config/brand.ts';
import { appEnv } from '#vite/app-env/plugin.ts';
import { readSettings } from '#vite/app-env/settings.ts';
import { markdown } from '#vite/markdown/plugin.ts';
import { withPageRenderer } from '#vite/prerender/server-bundle.ts';
import { copyProject, type ProjectCopy } from '../setup/project-copy.ts';
import { OPERATOR_SETTINGS } from '../setup/site-settings.ts';
import { SITE_URL } from '../setup/site-url.ts';

/** Builds a copy with a new page and another brand. */

/** README.md, 'Adding a page': one content file, one component, one row. */
const CONTENT = `import type { PageMeta } from '#src/content/page-meta.ts';

export const teamsMeta: PageMeta = {
  title: 'Phishing training for teams of any size',
  description: 'What a team gets on its first day, and what changes as more people join it.',
};
export const teamsCopy = { heading: 'Train the whole team', lead: 'From two people up.' };
`;
const COMPONENT = `import { teamsCopy, teamsMeta } from '#content/marketing/teams.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';

export function Page() {
  return (
    <>
      <PageHead {...teamsMeta} />
      <PageHeader title={teamsCopy.heading} lead={teamsCopy.lead} />
    </>
  );
}
`;
const ROW = `{ path: '/teams', audience: 'public', page: 'marketing/teams' },`;
const TABLE = 'src/app/routes.ts';
const FIRST_ROW = 'readonly Route[] = [';

/** The two files and the settings that a rebranding changes. */
const BRAND_FILES = ['src/config/brand.ts', 'src/config/company.ts'];
const rebranded = (text: string) =>
  text.replaceAll(brand.name, 'Hook & Wise').replaceAll(brand.name.toLowerCase(), 'hookwise');

const OLD_NAME = new RegExp(`.{0,30}${brand.name}.{0,30}`, 'gi');
const TEXT = /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/;

let project: ProjectCopy;
let outcome: Awaited<ReturnType<ProjectCopy['build']>>;

const built = (name: string) => readFile(project.at(name), 'utf8');
const sheetOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

async function change(name: string, replace: (text: string) => string): Promise<void> {
  await writeFile(project.at(name), replace(await readFile(project.at(name), 'utf8')));
}

beforeAll(async () => {
  project = await copyProject();
  await writeFile(project.at('src/content/en/marketing/teams.ts'), CONTENT);
  await writeFile(project.at('src/routes/marketing/teams.page.tsx'), COMPONENT);
  await change(TABLE, (table) => table.replace(FIRST_ROW, `${FIRST_ROW}\n${ROW}`));
  for (const name of BRAND_FILES) await change(name, rebranded);
  const settings = Object.entries(OPERATOR_SETTINGS).map(([name, value]) => [
    name,
    rebranded(value),
  ]);
  outcome = await project.build(Object.fromEntries(settings));
}, 120_000);

afterAll(() => project.remove());

it('a public page is a content file, a component and a row', async () => {
  expect(outcome).toMatchObject({ code: 0 });
  const siteUrl = rebranded(SITE_URL);
  const html = await built('dist/teams/index.html');
  expect(html).toContain('<title>Phishing training for teams of any size</title>');
  expect(html).toMatch(/<h1[^>]*>Train the whole team<\/h1>/);
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/teams">`);
  expect(html).toMatch(/data-app="\/assets\/index-[\w-]+\.js \/assets\/teams-[\w-]+\.js"/);
  const sheet = sheetOf(html);
  expect(sheet).toBe(sheetOf(await built('dist/features/index.html')));
  expect(await built('dist/sitemap.xml')).toContain(`<loc>${siteUrl}/teams</loc>`);
  expect(await built('hosting/_headers')).toContain(sha256(sheet));
});

it('a rebranded site doesn’t contain the old name', async () => {
  const dist = project.at('dist');
  const files = (await readdir(dist, { recursive: true })).filter((name) => TEXT.test(name));
  expect(files.length).toBeGreaterThan(30);
  const leftovers: string[] = [];
  for (const name of files) {
    const text = await readFile(join(dist, name), 'utf8');
    for (const [found] of text.matchAll(OLD_NAME)) {
      leftovers.push(`${name}: ${found}`);
    }
  }
  expect(leftovers).toEqual([]);
  expect(await built('dist/index.html')).toContain('Hook &amp; Wise');
  expect(await built('dist/feed.xml')).toContain('<channel><title>Hook &amp; Wise</title>');
});

it('a row without a component stops the build, which names both', async () => {
  await rm(project.at('src/routes/marketing/teams.page.tsx'));
  const settings = readSettings(OPERATOR_SETTINGS, localPorts(undefined));
  const plugins = [appEnv(settings), react(), markdown()];
  const server = { root: project.at(''), mode: 'production', plugins };
  await expect(withPageRenderer(server, ({ renderPage }) => renderPage('/teams'))).rejects.toThrow(
    'src/app/routes.ts names src/routes/marketing/teams.page.tsx',
  );
}, 60_000);
