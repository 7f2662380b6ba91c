import { escapeText } from '../escape-text.ts';

/** The boot script's element: its code, and as data what differs between builds and pages (src/boot/boot.ts). */
export interface BootElement {
  code: string;
  /** The session cookie's name. */
  session: string;
  /** What the page loads. */
  page: {
    /** Addresses of scripts: the app's own first, then the page's. */
    app: readonly string[];
    /** The address of the whole style sheet; empty if the page links it itself. */
    styles: string;
    /** Whether the app starts without waiting for an interaction. */
    startsAtOnce: boolean;
    /** A key of local storage: the app starts where something is kept under it. */
    keptUnder?: string;
  };
}

export function bootElement({ code, session, page }: BootElement): string {
  const data = {
    session,
    app: page.app.join(' '),
    styles: page.styles,
    ...(page.startsAtOnce && { now: '' }),
    ...(page.keptUnder !== undefined && { kept: page.keptUnder }),
  };
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeText(value)}"`,
  );
  return `<script${attributes.join('')}>${code}</script>`;
}
