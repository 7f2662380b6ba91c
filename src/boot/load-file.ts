declare global {
  interface Window {
    /** Typed only as far as it is used here: a policy's result takes the place of a string. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

/** Only the boot script creates script URLs, from those that the build wrote on its element. */
const policy = window.trustedTypes?.createPolicy('boot', { createScriptURL: (url) => url });

/**
 * A script element, not an import: the site's policy trusts what this script inserts, not what a script in the page's
 * markup imports (CSP 3, 'strict-dynamic').
 */
export function loadScript(url: string): Promise<unknown> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = policy?.createScriptURL(url) ?? url;
  return inserted(script);
}

export function loadStyles(url: string): Promise<unknown> {
  return inserted(linkTo(url, 'stylesheet'));
}

const prefetched = new Set<string>();

/** Fetches a page that is about to be opened, once. */
export function prefetch(url: string): void {
  if (prefetched.has(url)) return;
  prefetched.add(url);
  document.head.append(linkTo(url, 'prefetch'));
}

function linkTo(href: string, rel: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}

/** Resolves once the element's file is loaded; rejects if it can't be. */
function inserted(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    document.head.append(element);
  });
}
