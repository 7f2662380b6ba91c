import {
  CACHE_FOREVER,
  CACHE_REVALIDATED,
  HASHED_DIRECTORY,
  MAX_HEADER_KB,
  METHODS,
  NOT_FOUND_PAGE,
  REDIRECTS,
  UNREADABLE_PAGE,
  type Redirect,
} from './answer.ts';
import { headersAt, IDENTITY_PATHS, securityHeaders, type SecuritySettings } from './headers.ts';

/** What a host must do for a built site, as data, from which the files in `hosting/` are generated. */
export interface SiteRules {
  siteUrl: string;
  /** The paths of pages, for which the host serves the directory's index.html. */
  pages: readonly string[];
  /** On every response, including errors. */
  headers: Readonly<Record<string, string>>;
  /** Headers of one path, with or without a trailing slash, which override others of the same name. */
  exceptions: readonly { path: string; headers: Readonly<Record<string, string>> }[];
  cache: { directory: string; hashed: string; other: string };
  /** With status 302. */
  redirects: readonly Redirect[];
  notFoundPage: string;
  unreadablePage: string;
  /** The total length of a request's headers that the host must accept. */
  maxHeaderKb: number;
  methods: readonly string[];
}

/** `settings` includes the hashes of inline elements. `files` are relative to the built site. */
export function siteRules(
  siteUrl: string,
  settings: SecuritySettings,
  files: readonly string[],
): SiteRules {
  const headers = securityHeaders(settings);
  const differing = (path: string) =>
    Object.fromEntries(
      Object.entries(headersAt(settings, path)).filter(([name, value]) => headers[name] !== value),
    );
  return {
    siteUrl,
    pages: files
      .filter((file) => /(?:^|\/)index\.html$/.test(file))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`),
    headers,
    exceptions: IDENTITY_PATHS.map((path) => ({ path, headers: differing(path) })).filter(
      (exception) => Object.keys(exception.headers).length > 0,
    ),
    cache: { directory: HASHED_DIRECTORY, hashed: CACHE_FOREVER, other: CACHE_REVALIDATED },
    redirects: REDIRECTS,
    notFoundPage: NOT_FOUND_PAGE,
    unreadablePage: UNREADABLE_PAGE,
    maxHeaderKb: MAX_HEADER_KB,
    methods: METHODS,
  };
}
