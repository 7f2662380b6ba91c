import { useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { useLearn } from './use-learn.ts';
import { useLogout } from './use-logout.ts';
import { useSignedIn } from './use-signed-in.ts';

export function TopBar() {
  const signedIn = useSignedIn();
  const [menuOpen, setMenuOpen] = useState(false);
  const location = useLocation();
  const [shownAt, setShownAt] = useState(location.key);
  if (shownAt !== location.key) {
    setShownAt(location.key);
    setMenuOpen(false);
  }
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <Logo />
        <nav
          aria-label={shellWords.mainNavigation}
          className="ml-auto hidden items-center gap-3 md:flex"
        >
          {signedIn ? <SignedInActions /> : <SignedOutActions />}
        </nav>
        <button
          type="button"
          aria-expanded={menuOpen}
          aria-controls="mobile-menu"
          onClick={() => setMenuOpen(!menuOpen)}
          className={buttonStyle('quiet', 'ml-auto md:hidden')}
        >
          {shellWords.menu}
        </button>
      </div>
      <nav
        id="mobile-menu"
        aria-label={shellWords.menu}
        hidden={!menuOpen}
        className="border-t border-line px-4 py-4 md:hidden"
      >
        <div className="grid gap-3">{signedIn ? <MobileSignedIn /> : <SignedOutActions />}</div>
      </nav>
    </header>
  );
}

function Logo() {
  const { pathname } = useLocation();
  const toTop = (event: MouseEvent) => {
    if (pathname !== paths.home) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <Link
      to={paths.home}
      onClick={toTop}
      aria-label={shellWords.home}
      className="flex min-h-11 items-center gap-2 text-xl font-extrabold tracking-tight"
    >
      <svg viewBox="0 0 24 24" className="size-7 fill-none stroke-2" aria-hidden="true">
        <path
          d="M15 3v11a5 5 0 0 1-10 0v-2l3 2.5"
          className="stroke-current"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="15" cy="3.5" r="2" className="fill-accent stroke-accent" />
      </svg>
      {brand.name}
    </Link>
  );
}

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
