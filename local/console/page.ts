import { brandBar } from '../kit/brand-bar.ts';
import { html } from '../kit/html.ts';
import { pageResponse } from '../kit/page.ts';
import type { ConsoleDeps } from './deps.ts';
import { faultSection } from './fault-section.ts';
import type { FormProblem } from './form.ts';
import { mailbox } from './mailbox.ts';
import { passkeySection } from './passkey-section.ts';
import { sessionSection } from './session-section.ts';
import { submissionSection } from './submission-section.ts';
import { userSection } from './user-section.ts';

export function consolePage(deps: ConsoleDeps, problem?: FormProblem): Response {
  const problemOf = (form: FormProblem['form']) => (problem?.form === form ? problem : null);
  return pageResponse({
    status: problem === undefined ? 200 : 400,
    title: `${problem === undefined ? '' : 'Problem: '}Local console – Lureproof`,
    bar: brandBar({
      site: 'Local console',
      actions: [
        html`<a href="${deps.links.app}">The app</a>`,
        html`<a href="${deps.links.learningSite}">Learning site</a>`,
      ],
    }),
    stylesheet: '/console.css',
    script: '/console.js',
    connects: true,
    referrerPolicy: 'same-origin',
    main: html`<h1>Local console</h1>
      <p class="lede">
        Everything that the app would send to the outside world is kept here instead. No email
        leaves this machine.
      </p>
      <div class="board">
        ${mailbox(deps.inbox.messages())}
        <div class="side">
          ${userSection(deps.users.listUsers(), {
            adding: problemOf('users'),
            changing: problemOf('accounts'),
          })}
          ${sessionSection(deps.users.sessionTracking(), problemOf('session-tracking'))}
          ${passkeySection(deps.users.passkeySettings(), problemOf('passkeys'))}
          ${submissionSection(deps.inbox.submissions())}
          ${faultSection(deps.faults.list(), problemOf('faults'))}
        </div>
      </div>`,
  });
}
