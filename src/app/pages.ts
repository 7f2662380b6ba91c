import type { PageHead } from '#src/content/page-meta.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { provideScreens } from '#src/lib/prefetch-screen.ts';
import { pageComponent, type PageComponent } from './page-component.tsx';
import { DASHBOARD_LAYOUT, moduleOf, notFoundRoute, pageIdsAt, routeAt } from './routes.ts';
import { withHead, type PageContent } from './with-head.tsx';

/** A page module exports its page or, if it serves several paths, a function that returns the page at a path, if any. */
type PageModule =
  | PageContent
  | { resolvePage: (path: string) => PageContent | Promise<PageContent | null> };

const modules = import.meta.glob<PageModule>('./**/*.page.tsx', { base: '/src/routes' });

const pages = new Map<string, PageComponent>();

function cachedPage(pageId: string, path: string): PageComponent {
  const key = `${pageId} ${path}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const found = pageComponent(async () => ({ Page: withHead(await loadPage(pageId, path)) }));
  pages.set(key, found);
  return found;
}

async function loadPage(pageId: string, path: string): Promise<PageContent> {
  const load = modules[`./${pageId}.page.tsx`];
  if (load === undefined)
    throw new Error(`src/app/routes.ts names ${moduleOf(pageId)}: no such file.`);
  const module = await load();
  if ('Page' in module) return module;
  return (await module.resolvePage(path)) ?? loadPage(notFoundRoute.page, path);
}

/** The page at a path, or the not-found page. */
export function pageAt(pathname: string): PageComponent {
  return cachedPage(...addressOf(pathname));
}

/** The title, description and heading of the page at a path, if it has them. */
export async function headAt(pathname: string): Promise<PageHead | undefined> {
  const { head } = await loadPage(...addressOf(pathname));
  return head;
}

function addressOf(pathname: string): [pageId: string, path: string] {
  const { page, path } = routeAt(pathname);
  return [page, path.includes(':') ? pagePath(pathname) : path];
}

/** The layout around the dashboard's screens. */
export const dashboardLayout = cachedPage(DASHBOARD_LAYOUT, '');

/** The pages that make up the screen at a path. */
function partsAt(pathname: string): readonly PageComponent[] {
  return pageIdsAt(pathname).map((pageId) =>
    pageId === DASHBOARD_LAYOUT ? dashboardLayout : pageAt(pathname),
  );
}

/** Whether there is a public page at a path. */
export function isPublic(pathname: string): boolean {
  const route = routeAt(pathname);
  return route.audience === 'public' && route !== notFoundRoute;
}

/** Fetches everything that the screen at a path needs; rejects if it can't. */
export async function preloadScreen(pathname: string): Promise<void> {
  await Promise.all(partsAt(pathname).map((part) => part.preload()));
}

provideScreens(preloadScreen);

/** Whether the screen at a path can be rendered immediately. */
export function isScreenLoaded(pathname: string): boolean {
  return partsAt(pathname).every((part) => part.isLoaded());
}
