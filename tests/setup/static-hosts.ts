import { runInNewContext } from 'node:vm';

/**
 * How hosts that can't run here respond, according to their documentation and the files that a build writes for them.
 */

export interface HostAnswer {
  status: number;
  /** Relative to the built site; null for a redirect. */
  file: string | null;
  location: string | null;
  headers: Record<string, string>;
}

type HasFile = (path: string) => boolean;

function fileAnswer(path: string, hasFile: HasFile) {
  const file = [path, `${path.replace(/\/$/, '')}/index.html`]
    .map((name) => name.slice(1))
    .find((name) => name !== '' && !/^\/|\/\//.test(name) && hasFile(name));
  return file === undefined ? { status: 404, file: '404.html' } : { status: 200, file };
}

interface HeaderRule {
  path: string;
  headers: [string, string][];
}

function headerRules(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of file.split('\n').filter((text) => text.trim() !== '')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line, headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

function covers(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
}

/** Netlify and Cloudflare Pages apply all matching rules, and join the values of a header. */
function headersFrom(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { headers } of headerRules(file).filter((rule) => covers(rule.path, path))) {
    for (const [name, value] of headers) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

/**
 * Cloudflare Pages with these `_headers` and `_redirects`. It is the stricter of the two hosts: it would redirect a
 * directory without a trailing slash. Cache-Control has its own default unless a rule sets one.
 */
export function pagesHost(files: { headers: string; redirects: string }, hasFile: HasFile) {
  const redirects = files.redirects
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  return (path: string): HostAnswer => {
    const headers = {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headersFrom(files.headers, path),
    };
    const [, target = path, code = ''] = redirects.find(([from]) => from === path) ?? [];
    if (code === '302') return { status: 302, file: null, location: target, headers };
    const { status, file } = fileAnswer(target, hasFile);
    const addsSlash = file.endsWith('/index.html') && !target.endsWith('/');
    return addsSlash
      ? { status: 308, file: null, location: `${target}/`, headers }
      : { status, file, location: null, headers };
  };
}

/** Features newer than CloudFront's JavaScript runtime. */
const WITHOUT_ES_2022 =
  'delete Object.hasOwn; delete String.prototype.at; delete Array.prototype.at;';

/** CloudFront in front of S3: runs the function, then looks up exactly that key. Headers come from a policy. */
export function cloudfrontHost(functionCode: string, hasFile: HasFile) {
  const code = `${WITHOUT_ES_2022} ${functionCode}; handler(event)`;
  return (path: string): Omit<HostAnswer, 'headers'> => {
    const event = { request: { uri: path } };
    const outcome: unknown = runInNewContext(code, { event });
    if (isRedirect(outcome)) {
      return { status: outcome.statusCode, file: null, location: outcome.headers.location.value };
    }
    const key = decodeURIComponent(event.request.uri).slice(1);
    const exists = hasFile(key) && !key.startsWith('/') && !key.includes('//');
    return exists
      ? { status: 200, file: key, location: null }
      : { status: 404, file: '404.html', location: null };
  };
}

function isRedirect(
  outcome: unknown,
): outcome is { statusCode: number; headers: { location: { value: string } } } {
  return typeof outcome === 'object' && outcome !== null && 'statusCode' in outcome;
}
