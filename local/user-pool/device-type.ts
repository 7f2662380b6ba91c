const UNKNOWN = 'unknown';

/** In order of precedence: Edge's User-Agent also contains Chrome, and Chrome's also Safari. */
const BROWSERS: readonly [name: string, version: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,5})/],
  ['Opera', /\bOPR\/(\d{1,5})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,5})/],
  ['Chrome', /(?:\b|Headless)(?:Chrome|CriOS)\/(\d{1,5})/],
  ['Safari', /\bVersion\/(\d{1,5})\S* (?:Mobile\/\S+ )?Safari\//],
];

const SYSTEMS: readonly [name: string, version: RegExp][] = [
  ['iOS', /\((?:iPhone|iPad|iPod)[^)]* OS (\d{1,3}(?:_\d{1,3}){0,3})/],
  ['Android', /\bAndroid (\d{1,3}(?:\.\d{1,3}){0,2})/],
  ['macOS', /\bMac OS X (\d{1,3}(?:_\d{1,3}){0,3})/],
  ['Windows', /\bWindows NT (\d{1,3})/],
  ['ChromeOS', /\bCrOS()/],
  ['Linux', /\bLinux()/],
];

/** DeviceType of a session, such as `Chrome 125 / macOS 15.0`; `unknown` for other clients. */
export function deviceTypeOf(userAgent: string | null): string {
  const browser = firstMatch(BROWSERS, userAgent ?? '');
  const system = firstMatch(SYSTEMS, userAgent ?? '');
  return browser === null || system === null ? UNKNOWN : `${browser} / ${system}`;
}

function firstMatch(known: typeof BROWSERS, userAgent: string): string | null {
  for (const [name, pattern] of known) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version.replaceAll('_', '.')}`.trim();
  }
  return null;
}
