import { escapeText } from '../escape-text.ts';

/** The boot script's element: its code, and data attributes for whatever differs between pages (src/boot/boot.ts). */
export interface BootElement {
  code: string;
  /** The session cookie's name. */
  session: string;
  /** The files that the page loads, and when. */
  page: {
    /** The URLs of scripts: the app's entry first, then the page's. */
    app: readonly string[];
    /** The URL of the complete style sheet. Empty if the page already links to it. */
    styles: string;
  } & AppStart;
}

/** What starts the app without waiting for an interaction. */
export interface AppStart {
  startsImmediately: boolean;
  /** Query parameters. */
  query?: readonly string[] | undefined;
  /** A local-storage key, if it has a value. */
  resumeKey?: string | undefined;
}

export function bootElement({ code, session, page }: BootElement): string {
  const data = {
    session,
    app: page.app.join(' '),
    styles: page.styles,
    ...(page.startsImmediately && { now: '' }),
    ...(page.query !== undefined && { query: page.query.join(' ') }),
    ...(page.resumeKey !== undefined && { kept: page.resumeKey }),
  };
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeText(value)}"`,
  );
  return `<script${attributes.join('')}>${code}</script>`;
}
