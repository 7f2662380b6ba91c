import { articleAt } from '../../src/config/article-paths.ts';
import { paths } from '../../src/config/paths.ts';

/** Where the public pages stand with their modules, from the project's root. */
export const ROUTE_TABLE = 'src/app/public-routes.tsx';

const ROUTE =
  /path: paths\.(\w+),\s*load: async \(\) => \(\{\s*Page: \(await import\('#([^']+)'\)\)/g;
const PATH = /path: paths\./g;

/**
 * The modules that show a public page, by its path: the app learns of them only while it runs, the
 * page can ask for them at once. Throws for a route table that is written otherwise.
 */
export function publicScreens(routeTable: string): (path: string) => readonly string[] {
  const routes = [...routeTable.matchAll(ROUTE)];
  const written = [...routeTable.matchAll(PATH)];
  if (routes.length === 0 || routes.length !== written.length) {
    throw new Error(`${ROUTE_TABLE} is not written as expected.`);
  }
  const known = new Map<string, string>(Object.entries(paths));
  const modules = new Map(routes.map(([, name = '', module = '']) => [known.get(name), module]));
  return (path) => {
    const module = modules.get(path);
    if (module !== undefined) return [module];
    const article = articleAt(path);
    if (article === null) throw new Error(`${ROUTE_TABLE} has no page at ${path}.`);
    const { kind, slug } = article;
    return ['src/routes/marketing/articles/load-article.tsx', `src/content/en/${kind}/${slug}.md`];
  };
}
