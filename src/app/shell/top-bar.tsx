import { Link, NavLink } from 'react-router-dom';
import { mainLinks, shellWords } from '#content/shell.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BySession } from './by-session.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useLearn } from './use-learn.ts';
import { useLogout } from './use-logout.ts';

export function TopBar() {
  return (
    <header className="not-printed relative border-b border-line">
      <Container className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 lg:gap-x-6">
        <Logo />
        <nav
          aria-label={shellWords.mainNavigation}
          className="hidden flex-1 items-center gap-3 lg:flex"
        >
          <ul className="mr-auto flex">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={LINK}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <BySession signedIn={<SignedInActions />} signedOut={<SignedOutActions />} />
        </nav>
        <MobileMenu>
          <BySession signedIn={<MobileSignedIn />} signedOut={<SignedOutActions />} />
        </MobileMenu>
      </Container>
    </header>
  );
}

const LINK =
  'flex min-h-11 items-center rounded px-3 font-semibold text-muted hover:text-text aria-[current=page]:text-tide';

function SignedOutActions() {
  return (
    <>
      <Link to={paths.login} className={buttonStyle('quiet')}>
        {shellWords.login}
      </Link>
      <Link to={paths.register} className={buttonStyle('main')}>
        {shellWords.getStarted}
      </Link>
    </>
  );
}

function LearnButton() {
  const { waiting, learn } = useLearn();
  return (
    <Button waiting={waiting} waitingLabel={shellWords.learnWaiting} onClick={learn}>
      {shellWords.learn}
    </Button>
  );
}

function SignedInActions() {
  return (
    <>
      <LearnButton />
      <AccountMenu />
    </>
  );
}

function MobileSignedIn() {
  const { waiting, logout } = useLogout();
  return (
    <>
      <LearnButton />
      <Link to={paths.dashboard} className={buttonStyle('quiet')}>
        {shellWords.dashboard}
      </Link>
      <Button
        look="quiet"
        waiting={waiting}
        waitingLabel={shellWords.logoutWaiting}
        onClick={logout}
      >
        {shellWords.logout}
      </Button>
    </>
  );
}
