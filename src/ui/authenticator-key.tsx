import { useId, useState, type ReactNode } from 'react';
import { groupedKey } from '#src/lib/code.ts';
import { buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { Chevron } from './icons.tsx';
import { QrCode } from './qr-code.tsx';

interface WayWords {
  heading: string;
  text: string;
}

interface AuthenticatorKeyWords {
  apps: string;
  scan: WayWords & { show: string };
  here: WayWords & { open: string };
  byHand: WayWords;
  qrLabel: string;
  qrFailed: string;
  copy: string;
  copied: string;
  copyFailed: string;
}

interface AuthenticatorKeyProps {
  secret: string;
  setupUri: string;
  words: AuthenticatorKeyWords;
}

/**
 * The shared secret in its three forms: to open on this device, to type, to scan. A phone can't scan its own screen, so
 * in a narrow column the QR code comes last, and is folded.
 */
export function AuthenticatorKey({ secret, setupUri, words }: AuthenticatorKeyProps) {
  return (
    <div className="@container grid content-start gap-4">
      <p>{words.apps}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @md:grid-cols-[auto_minmax(0,1fr)] @md:gap-8">
        <div className="grid content-between gap-5 @md:col-start-2 @md:row-start-1">
          <Way {...words.here}>
            <a href={setupUri} className={buttonStyle('quiet', 'justify-self-start text-center')}>
              {words.here.open}
            </a>
          </Way>
          <Way {...words.byHand}>
            <TypedKey secret={secret} words={words} />
          </Way>
        </div>
        <Scan setupUri={setupUri} words={words} />
      </div>
    </div>
  );
}

function Scan({ setupUri, words }: Omit<AuthenticatorKeyProps, 'secret'>) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="grid justify-items-start @md:col-start-1 @md:row-start-1">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        className={buttonStyle('plain', '@md:hidden')}
      >
        {words.scan.show}
        <Chevron className={shown ? 'rotate-180' : ''} />
      </button>
      <div
        id={id}
        className={classNames('h-full flex-col @md:flex', shown ? 'mt-3 flex @md:mt-0' : 'hidden')}
      >
        <Way {...words.scan} />
        <div className="mt-3 grid w-fit grow place-items-center rounded border border-line bg-[#fff] p-2 text-ink">
          <QrCode value={setupUri} label={words.qrLabel} failedText={words.qrFailed} />
        </div>
      </div>
    </div>
  );
}

function Way({ heading, text, children }: WayWords & { children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <strong className="block">{heading}</strong>
        <span className="text-sm text-muted">{text}</span>
      </p>
      {children}
    </div>
  );
}

function TypedKey({ secret, words }: { secret: string; words: AuthenticatorKeyWords }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded bg-sunken p-3">
      <code className="font-mono text-balance select-all @xl:text-lg">{groupedKey(secret)}</code>
      <CopyButton
        text={secret}
        label={words.copy}
        copiedText={words.copied}
        failedText={words.copyFailed}
        className="contents"
      />
    </div>
  );
}

/** What to do with the key once the app has it. */
export function KeepSafe({ text }: { text: string }) {
  return (
    <p className="rounded border-l-4 border-tide bg-tide-wash px-4 py-3 text-sm text-balance">
      {text}
    </p>
  );
}
