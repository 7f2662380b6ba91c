import { useState } from 'react';
import { Link } from 'react-router-dom';
import { leaveWords as words, leavePanel } from '#content/auth/leave.ts';
import { paths } from '#src/config/paths.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { Breakable } from '#src/ui/addresses.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { TickedList } from '#src/ui/ticked-list.tsx';
import { AuthLayout } from '../shared/auth-layout.tsx';
import { splitAtOwner } from './split-at-owner.ts';
import { useRedirect } from './use-redirect.ts';

/** Enough to recognise the page, and too few to push the buttons off a phone's screen. */
const LONGEST_REST = 48;

/** Percent-encoded, as in every parsed URL, so that the rest can't imitate the host in another script. */
function aroundHost({ url, host }: { url: string; host: string }): {
  scheme: string;
  rest: string;
} {
  const start = url.indexOf('//') + 2;
  const rest = url.slice(start + host.length).replace(/^\/$/, '');
  return {
    scheme: url.slice(0, start),
    rest: rest.length > LONGEST_REST ? `${rest.slice(0, LONGEST_REST)}…` : rest,
  };
}

/** Shows the address of an unknown site, with its host in full; navigates there only on a click. */
export function Page() {
  const { decision, asked } = useRedirect();
  const [isSignedIn] = useState(hasSessionHint);
  const toThisSite = (
    <Link to={isSignedIn ? paths.dashboard : paths.home} className={buttonStyle('main')}>
      {isSignedIn ? words.toDashboard : words.toHome}
    </Link>
  );
  if (decision.kind !== 'leave') {
    return (
      <AuthLayout
        title={words.nowhereTitle}
        intro={(asked ?? '') === '' ? words.withoutAddress : words.nowhere}
        panel={leavePanel}
      >
        <section aria-labelledby="in-message" className="grid gap-3 rounded bg-sunken p-4">
          <h2 id="in-message" className="font-semibold">
            {words.inMessage}
          </h2>
          <TickedList items={words.whatToDo} />
        </section>
        {toThisSite}
        <Link to={paths.support} className={buttonStyle('quiet')}>
          {words.toSupport}
        </Link>
      </AuthLayout>
    );
  }
  const { labels, owner } = piecesOf(decision.host);
  return (
    <AuthLayout title={words.title} intro={words.intro} panel={leavePanel}>
      <Address {...decision} />
      <p>{words.advice}</p>
      <div className="grid gap-3">
        {toThisSite}
        <a
          href={decision.url}
          rel="noreferrer noopener"
          // A host that doesn't fit beside the verb has a line of its own before it breaks.
          className={buttonStyle('quiet', 'flex-wrap gap-x-1! gap-y-0! text-center')}
        >
          <LinkedText
            text={words.goAnyway}
            tags={{
              host: (
                <span translate="no">
                  <Breakable pieces={[...labels, owner]} />
                </span>
              ),
            }}
          />
        </a>
      </div>
    </AuthLayout>
  );
}

/** The whole URL, with the owner's domain in bold. */
function Address({ url, host }: { url: string; host: string }) {
  const { scheme, rest } = aroundHost({ url, host });
  const { labels, owner } = piecesOf(host);
  return (
    <p
      translate="no"
      className="rounded border border-line bg-sunken px-4 py-3 font-mono text-muted"
    >
      {scheme}
      <span className="text-lg">
        <Breakable pieces={labels} />
        <strong className="font-bold text-text">
          <Breakable pieces={[owner]} />
        </strong>
      </span>
      <span className="break-all">{rest}</span>
    </p>
  );
}

/** No line ends as a sentence does. The owner's domain never breaks: a part of it could pass for another. */
function piecesOf(host: string): { labels: string[]; owner: string } {
  const { before, owner } = splitAtOwner(host);
  return { labels: before.split(/(?=\.)/), owner };
}
