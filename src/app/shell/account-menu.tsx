import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { paths } from '#src/config/paths.ts';
import { useSignOut } from '#src/routes/auth/shared/use-sign-out.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { EmailAddress } from '#src/ui/email-address.tsx';
import { apart, LinkedText } from '#src/ui/linked-text.tsx';
import { useSessionPerson } from './use-signed-in.ts';

const CLOSE_DELAY_MS = 100;
const ITEM_STYLE =
  'flex min-h-11 w-full cursor-pointer items-center rounded px-4 py-2 text-start hover:bg-sunken';

/** Opens on hover and closes 100 ms after it (docs/product, Every page). Works by keyboard and touch too. */
export function AccountMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { open, setOpen, toggle, handlers } = useHoverMenu(trigger);

  // On the document, because a menu opened by hover doesn't have the focus (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement) === true) trigger.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, setOpen]);

  return (
    <div ref={menu} role="presentation" className="relative" {...handlers}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={toggle}
        className={buttonStyle('quiet')}
      >
        {shellWords.account}
        <span aria-hidden="true" className={open ? 'rotate-180' : undefined}>
          ▾
        </span>
      </button>
      <ul
        id="account-menu"
        hidden={!open}
        className="floating absolute end-0 z-10 mt-1 w-64 rounded border border-line bg-raised p-1"
      >
        {open && <AccountName />}
        <AccountItems onNavigate={() => setOpen(false)} />
      </ul>
    </div>
  );
}

/** The state of the menu, and the handlers that open and close it by pointer and focus. */
function useHoverMenu(trigger: RefObject<HTMLButtonElement | null>) {
  const [open, setOpen] = useState(false);
  // Taken from events: a media query reports only the primary pointer, and a touch-screen laptop has two.
  const mouseInside = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stay = () => clearTimeout(timer.current);
  const closeSoon = () => {
    stay();
    timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
  };

  // A pointer that was already over the button at hydration fires no pointerenter.
  useEffect(() => {
    mouseInside.current = trigger.current !== null && isHovering(trigger.current);
    if (mouseInside.current) setOpen(true);
  }, [trigger]);

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      mouseInside.current = true;
      stay();
      setOpen(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      mouseInside.current = false;
      closeSoon();
    },
    onFocus: stay,
    onBlur: closeSoon,
  };
  // A mouse inside has already opened the menu, so its click must not close it.
  const toggle = (event: MouseEvent) =>
    setOpen((isByPointer(event) && mouseInside.current) || !open);
  return { open, setOpen, toggle, handlers };
}

/** The whole name, which the top bar may cut off, and the email of the account. */
function AccountName() {
  const person = useSessionPerson();
  if (person === null) return null;
  return (
    <li className="mb-1 border-b border-line px-4 pt-2 pb-3 text-sm text-muted">
      <SignedInAs name={person.name} />
      {person.email !== person.name && (
        <span className="block wrap-anywhere">
          <EmailAddress address={person.email} />
        </span>
      )}
    </li>
  );
}

/** Cut off after three lines. */
export function SignedInAs({ name }: { name: string }) {
  const shown = (
    <strong className="line-clamp-3 text-base wrap-anywhere text-text">
      <bdi>{name}</bdi>
    </strong>
  );
  return <LinkedText text={shellWords.signedInAs} tags={{ label: apart, name: shown }} />;
}

function AccountItems({ onNavigate }: { onNavigate: () => void }) {
  const signOut = useSignOut();
  return (
    <>
      <li>
        <Link to={paths.dashboard} className={ITEM_STYLE} onClick={onNavigate}>
          {shellWords.dashboard}
        </Link>
      </li>
      <li>
        <button type="button" className={ITEM_STYLE} onClick={signOut}>
          {shellWords.logout}
        </button>
      </li>
    </>
  );
}

/** A key press clicks with `detail` 0. So does the boot script when it replays a click, but untrusted. */
function isByPointer({ detail, isTrusted }: MouseEvent): boolean {
  return detail > 0 || !isTrusted;
}

/** On touch devices, `:hover` still matches the element that was last tapped. */
function isHovering(element: Element): boolean {
  return element.matches(':hover') && window.matchMedia('(hover: hover)').matches;
}
