import { html, type Html } from './html.ts';

interface BrandBar {
  /** Shown beside the brand, such as `Local console`; on a phone only if it is one short word. */
  site: string;
  actions?: Html | Html[];
}

/** The bar at the top of Lureproof's own pages. */
export function brandBar({ site, actions }: BrandBar): Html {
  return html`<header class="bar">
    <div class="column">
      <p class="brand">
        ${LOGO}<strong>Lureproof</strong>
        <span class="${site.includes(' ') ? 'on-wide' : 'site'}">${site}</span>
      </p>
      ${actions === undefined ? null : html`<div class="bar-actions">${actions}</div>`}
    </div>
  </header>`;
}

const LOGO = html`<svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M15 3v11a5 5 0 0 1-10 0v-2l3 2.5" />
  <circle cx="15" cy="3.5" r="2" />
</svg>`;
