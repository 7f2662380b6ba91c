import { Link, NavLink } from 'react-router-dom';
import { mainLinks, shellWords } from '#content/shell.ts';
import { paths } from '#src/config/paths.ts';
import { useSignOut } from '#src/routes/auth/shared/use-sign-out.ts';
import { buttonStyle, type ButtonLook } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { LinkedText, spoken } from '#src/ui/linked-text.tsx';
import { AccountMenu, SignedInAs } from './account-menu.tsx';
import { BySession } from './by-session.tsx';
import { LearnButton } from './learn-button.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSessionPerson } from './use-signed-in.ts';

interface TopBarProps {
  /** Without the links to the public pages, for screens with a task. */
  quiet: boolean;
  /** While it isn't known yet whether the visitor will be signed in. */
  logoOnly: boolean;
}

export function TopBar({ quiet, logoOnly }: TopBarProps) {
  return (
    <header className="not-printed relative border-b border-line">
      <Container className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 lg:gap-x-6">
        <Logo />
        {!logoOnly && <Navigation quiet={quiet} />}
      </Container>
    </header>
  );
}

function Navigation({ quiet }: { quiet: boolean }) {
  const look = quiet ? 'quiet' : 'main';
  return (
    <>
      <nav
        aria-label={shellWords.mainNavigation}
        className={classNames(
          'hidden flex-1 items-center gap-3',
          quiet ? 'justify-end md:flex' : 'lg:flex',
        )}
      >
        {!quiet && (
          <ul className="me-auto flex">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={LINK}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        )}
        <BySession signedIn={<SignedInActions />} signedOut={<SignedOutActions look={look} />} />
      </nav>
      <MobileMenu quiet={quiet}>
        <BySession
          signedIn={<MobileSignedIn look={look} />}
          signedOut={<SignedOutActions look={look} />}
        />
      </MobileMenu>
    </>
  );
}

const LINK =
  'flex min-h-11 items-center rounded px-3 font-semibold text-muted hover:text-text aria-[current=page]:text-tide';

interface ActionsProps {
  /** The look of the main action. `quiet` leaves the accent colour to the screen's own task. */
  look: ButtonLook;
}

function SignedOutActions({ look }: ActionsProps) {
  return (
    <>
      <Link to={paths.login} className={buttonStyle('quiet')}>
        {shellWords.login}
      </Link>
      <Link to={paths.register} className={buttonStyle(look)}>
        {shellWords.getStarted}
      </Link>
    </>
  );
}

/**
 * The accent colour is the page's. The name only takes space that is left, so that nothing moves when it appears just after
 * hydration, and never much.
 */
function SignedInActions() {
  const person = useSessionPerson();
  return (
    <>
      {person !== null && (
        <p className="w-0 max-w-60 grow text-end text-muted">
          <LinkedText
            text={shellWords.signedInAs}
            tags={{ label: spoken, name: <TruncatedName name={person.name} /> }}
          />
        </p>
      )}
      <LearnButton look="quiet" />
      <AccountMenu />
    </>
  );
}

function TruncatedName({ name }: { name: string }) {
  return (
    <span className="block truncate">
      <bdi>{name}</bdi>
    </span>
  );
}

function MobileSignedIn({ look }: ActionsProps) {
  const signOut = useSignOut();
  const person = useSessionPerson();
  return (
    <>
      {person !== null && (
        <p className="text-sm text-muted sm:col-span-3">
          <SignedInAs name={person.name} />
        </p>
      )}
      <LearnButton look={look} />
      <Link to={paths.dashboard} className={buttonStyle('quiet')}>
        {shellWords.dashboard}
      </Link>
      <Button look="quiet" onClick={signOut}>
        {shellWords.logout}
      </Button>
    </>
  );
}
