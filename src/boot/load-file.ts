declare global {
  interface Window {
    /** Only the part used here. A TrustedScriptURL is typed as the string that it stands for. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

const rules = {
  /** The app's scripts and `/recover.js` (recovery.ts), whatever an injected element says. An empty URL fails to load. */
  createScriptURL: (url: string) => (/^\/(assets\/[\w-]+|recover)\.js\?*$/.test(url) ? url : ''),
};
/** The only source of script URLs: the Content-Security-Policy allows no other policy. */
const { trustedTypes } = window;
const policy = trustedTypes ? trustedTypes.createPolicy('boot', rules) : rules;

/**
 * A script element, not an import: under CSP 3 'strict-dynamic', scripts inserted by this script are trusted, but not
 * modules imported by a script in the page's markup.
 */
export function loadScript(url: string): Promise<unknown> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = policy.createScriptURL(url);
  return inserted(script);
}

export function loadStyles(url: string): Promise<unknown> {
  return inserted(linkTo(url, 'stylesheet'));
}

const prefetched = new Set<string>();

/** Prefetches a page, once. */
export function prefetch(url: string): void {
  if (prefetched.has(url)) return;
  prefetched.add(url);
  document.head.append(linkTo(url, 'prefetch'));
}

function linkTo(href: string, rel: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}

/** Resolves when the element's file has loaded, rejects if it fails to. */
function inserted(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    document.head.append(element);
  });
}
