import { join } from 'node:path/posix';
import type { StyleGroup } from '../../src/app/route.ts';
import { moduleOf, notFoundRoute, pageIdsAt, routeAt } from '../../src/app/routes.ts';
import { authPaths, publicPaths } from '../../src/app/site-paths.ts';
import type { PageHead } from '../../src/content/page-meta.ts';
import { articleAt, articleFile } from '../../src/config/article-paths.ts';
import { NOT_FOUND_PAGE } from '../hosting/answer.ts';
import type { AppStart } from './boot-element.ts';
import type { PublicPage } from './metadata.ts';
import type { PageRenderer } from './server-bundle.ts';

/** A page as rendered by React, with everything needed to write its file. */
export interface RenderedPage {
  path: string;
  /** Relative to the built site. */
  file: string;
  markup: string;
  /** The modules that render the page, relative to the project's root. */
  modules: readonly string[];
  styles: StyleGroup;
  start: AppStart;
  /** Null for a page that isn't indexed. */
  indexed: PublicPage | null;
}

/** The public pages, the first states of the auth screens, and the 404 page. */
export async function renderPages({ renderPage }: PageRenderer): Promise<RenderedPage[]> {
  const page = async (path: string, file: string, isIndexed: boolean) => {
    const { markup, head } = await renderPage(path);
    return {
      path,
      file,
      markup,
      modules: modulesOf(path),
      styles: styleGroupOf(path),
      start: startOf(path),
      indexed: isIndexed ? publicPage(path, head) : null,
    };
  };
  return Promise.all([
    ...publicPaths.map((path) => page(path, fileOf(path), true)),
    ...authPaths.map((path) => page(path, fileOf(path), false)),
    page('/404', NOT_FOUND_PAGE, false),
  ]);
}

function publicPage(path: string, head: PageHead | undefined): PublicPage {
  if (head === undefined) throw new Error(`The page at ${path} exports no head.`);
  // No-break spaces are for the screen only.
  return { ...head, heading: head.heading.replaceAll('\u00A0', ' '), path };
}

/** The file that a host serves for a path. */
export function fileOf(path: string): string {
  return join(path, 'index.html').slice(1);
}

/** The modules that the page needs. Listing them in the page saves waiting for the app to request them. */
function modulesOf(path: string): readonly string[] {
  const page = moduleOf(routeAt(path).page);
  const article = articleAt(path);
  return article === null ? [page] : [page, articleFile(article)];
}

/** The modules, besides the app, of a screen that renders only in the browser. */
export function shellModulesOf(path: string): readonly string[] {
  const route = routeAt(path);
  const calls = route.audience === 'auth' ? route.calls : ['amplify-user-pool'];
  return [
    ...pageIdsAt(path).map(moduleOf),
    ...(calls ?? []).map((name) => `src/services/user-pool/amplify/${name}.ts`),
  ];
}

function styleGroupOf(path: string): StyleGroup {
  const route = routeAt(path);
  return route.audience === 'public' ? (route.styles ?? 'marketing') : 'forms';
}

/** An auth screen, like the not-found page, starts the app immediately. */
function startOf(path: string): AppStart {
  const route = routeAt(path);
  if (route.audience !== 'public' || route === notFoundRoute) return { startsImmediately: true };
  return { startsImmediately: false, query: route.query, resumeKey: route.resumeKey };
}
