import { brandBar } from '../kit/brand-bar.ts';
import type { FormError } from '../kit/form-errors.ts';
import { html, type Html } from '../kit/html.ts';
import { pageResponse } from '../kit/page.ts';

export function thanksPage(appUrl: string): Response {
  return sitePage(appUrl, 200, 'Thank you', [
    html`<p class="lede">
      The form was sent. You can find it in the local console, under Form submissions.
    </p>`,
  ]);
}

export function problemPage(
  appUrl: string,
  status: number,
  errors: readonly FormError[],
): Response {
  return sitePage(appUrl, status, 'The form was not sent', [
    html`<ul>
      ${errors.map(({ field, message }) => html`<li>${sentence(field, message)}</li>`)}
    </ul>`,
    html`<p>Go back in your browser: what you typed is still there.</p>`,
  ]);
}

function sentence(field: string | undefined, message: string): string {
  return field === undefined
    ? message
    : `${field.charAt(0).toUpperCase()}${field.slice(1)} ${message}`;
}

function sitePage(appUrl: string, status: number, title: string, parts: Html[]): Response {
  return pageResponse({
    status,
    title: `${title} – local form service`,
    bar: brandBar({
      site: 'Form service',
      actions: html`<a class="button" href="${appUrl}"
        >Back <span class="on-wide">to the site</span></a
      >`,
    }),
    main: html`<h1>${title}</h1>
      ${parts}`,
  });
}
