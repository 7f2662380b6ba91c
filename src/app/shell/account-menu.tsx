import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { useLogout } from './use-logout.ts';

const CLOSE_DELAY_MS = 100;
const ITEM_STYLE =
  'flex min-h-11 w-full cursor-pointer items-center rounded px-4 py-2 text-left hover:bg-sunken';

/** Opens on hover and closes 100 ms after it ends (specification, section 2); by keyboard and touch too. */
export function AccountMenu() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);

  const stay = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <div
      role="presentation"
      className="relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && stay()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && closeSoon()}
      onFocus={() => clearTimeout(timer.current)}
      onBlur={closeSoon}
      onKeyDown={onKeyDown}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={(event) =>
          setOpen(event.detail > 0 && isHovering(event.currentTarget) ? true : !open)
        }
        className={buttonStyle('quiet')}
      >
        {shellWords.account}
        <span aria-hidden="true">▾</span>
      </button>
      <ul
        id="account-menu"
        hidden={!open}
        className="floating absolute right-0 z-10 mt-1 w-44 rounded border border-line bg-raised p-1"
      >
        <AccountItems onGoOn={() => setOpen(false)} />
      </ul>
    </div>
  );
}

function AccountItems({ onGoOn }: { onGoOn: () => void }) {
  const { waiting, logout } = useLogout();
  return (
    <>
      <li>
        <Link to={paths.dashboard} className={ITEM_STYLE} onClick={onGoOn}>
          {shellWords.dashboard}
        </Link>
      </li>
      <li>
        <button
          type="button"
          aria-disabled={waiting || undefined}
          className={ITEM_STYLE}
          onClick={logout}
        >
          {waiting ? shellWords.logoutWaiting : shellWords.logout}
        </button>
      </li>
    </>
  );
}

/** A mouse that hovers has opened the menu already: its click must not close it again. */
function isHovering(element: Element): boolean {
  return window.matchMedia('(hover: hover)').matches && element.matches(':hover');
}
