import { useId, useState } from 'react';
import { groupedKey } from '#src/lib/code.ts';
import { buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { Chevron } from './icons.tsx';
import { QrCode } from './qr-code.tsx';

interface AuthenticatorKeyWords {
  apps: string;
  scan: { heading: string; text: string; show: string };
  here: { heading: string; text: string; open: string };
  byHand: string;
  keepSafe: string;
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
    <div className="@container grid content-start gap-3 @md:gap-4">
      <p className="text-sm text-muted">{words.apps}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 @md:grid-cols-[auto_minmax(0,1fr)] @md:gap-8">
        <div className="grid content-between gap-4 @md:col-start-2 @md:row-start-1">
          <Here setupUri={setupUri} words={words.here} />
          <TypedKey secret={secret} words={words} />
        </div>
        <Scan setupUri={setupUri} words={words} />
      </div>
    </div>
  );
}

/** The button's own label is enough in a narrow column. */
function Here({ setupUri, words }: { setupUri: string; words: AuthenticatorKeyWords['here'] }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="hidden @md:block">
        <strong className="block">{words.heading}</strong>
        <span className="text-sm text-muted">{words.text}</span>
      </p>
      <a href={setupUri} className={buttonStyle('quiet', 'text-center')}>
        {words.open}
      </a>
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
        className={buttonStyle('plain', shown ? '@md:hidden' : '-mb-2 @md:hidden')}
      >
        {words.scan.show}
        <Chevron className={shown ? 'rotate-180' : ''} />
      </button>
      <div
        id={id}
        className={classNames(
          'h-full flex-col gap-2 @md:flex',
          shown ? 'mt-3 flex @md:mt-0' : 'hidden',
        )}
      >
        <p>
          <strong className="block">{words.scan.heading}</strong>
          <span className="text-sm text-muted">{words.scan.text}</span>
        </p>
        <div className="grid w-fit grow place-items-center rounded border border-line bg-[#fff] p-2 text-ink">
          <QrCode value={setupUri} label={words.qrLabel} failedText={words.qrFailed} />
        </div>
      </div>
    </div>
  );
}

function TypedKey({ secret, words }: { secret: string; words: AuthenticatorKeyWords }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 [&_[role=status]]:order-1 [&_[role=status]]:basis-full">
      <strong>{words.byHand}</strong>
      <CopyButton
        text={secret}
        label={words.copy}
        copiedText={words.copied}
        failedText={words.copyFailed}
        className="contents"
      />
      <code className="basis-full rounded bg-sunken px-3 py-2 font-mono text-balance select-all @xl:text-lg">
        {groupedKey(secret)}
      </code>
      <p className="order-1 basis-full text-sm text-muted">{words.keepSafe}</p>
    </div>
  );
}
