import { FAULTS, type Fault } from '#local/kit/faults.ts';
import type { Action } from './action.ts';
import { dashboard } from './dashboard.ts';
import { enabling } from './enabling.ts';
import { expectationOf, rowsOf, TOLD_AT_LOGIN, type Expectation } from './expectation.ts';
import { leaving } from './leaving.ts';
import { redirect } from './redirect.ts';
import { passwordReset, registration } from './registration.ts';
import { signIn } from './sign-in.ts';

const FAMILIES: Record<string, readonly Action[]> = {
  Registering: registration,
  'Resetting a password': passwordReset,
  'Signing in': signIn,
  'Adding an authenticator': enabling,
  'The dashboard': dashboard,
  'Leaving: Learn, /callback, signing out': leaving,
  'Coming back from Google': redirect,
};

export const allRows = rowsOf(Object.values(FAMILIES).flat());

/** The table of all rows, for people: faults with the same outcome share a line. */
export function matrixDocument(): string {
  const families = Object.entries(FAMILIES).map(
    ([title, actions]) => `## ${title}\n\n${actions.map(actionTable).join('\n\n')}\n`,
  );
  return `${INTRODUCTION}\n${families.join('\n')}`;
}

const INTRODUCTION = `# What a fault means to the person

Every operation that the app causes, by every fault that the local console can switch on:
${allRows.length} rows. Written from the tables in \`tests/integration/faults\`, whose tests try each
row on the screen: the words and no others, the focus on them, what was typed still there, the same
button working once the fault has passed, nothing asked for twice while an answer is slow.

**Tokens**: what is in the token store before anything is tried again; "–" where nobody is signed in.
`;

const NEXT: Record<Expectation['next'], string> = {
  retry: 'stays; the same button tries again',
  'retry-begins-anew':
    'stays; the pool takes a code only once, so trying again leads to the credentials',
  succeeds: 'goes on',
  credentials: 'the credentials, with the email kept',
  'signed-out': '',
};

const TOKENS: Record<Expectation['tokens'], string> = {
  none: '–',
  kept: 'kept',
  cleared: 'cleared',
};

function actionTable(action: Action): string {
  const lines = new Map<string, Fault[]>();
  for (const fault of FAULTS) {
    const line = lineOf(action, fault);
    lines.set(line, [...(lines.get(line) ?? []), fault]);
  }
  return [
    `### ${action.operation}: ${action.at}`,
    '',
    '| fault | the person reads | tokens | then |',
    '| --- | --- | --- | --- |',
    ...[...lines].map(([line, faults]) => `| ${faults.join(', ')} | ${line} |`),
  ].join('\n');
}

function lineOf(action: Action, fault: Fault): string {
  const { words, next, tokens } = expectationOf(action, fault);
  const waiting = fault === 'slow' ? `${action.waiting} (while it lasts)` : null;
  const signedOut = action.whenSignedOut ?? TOLD_AT_LOGIN;
  const read = next === 'signed-out' ? signedOut.text : (words ?? waiting ?? 'nothing of it');
  const then = next === 'signed-out' ? signedOut.path : NEXT[next];
  return [read, TOKENS[tokens], then].join(' | ');
}
