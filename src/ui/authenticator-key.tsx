import { Fragment, useId, useState } from 'react';
import { keyGroups } from '#src/lib/code.ts';
import { buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { Chevron } from './icons.tsx';
import { QrCode } from './qr-code.tsx';

interface AuthenticatorKeyWords {
  apps: string;
  scan: { text: string; show: string };
  here: string;
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
 * The shared secret in its three forms: to scan, to open on this device, to type. A phone can't scan its own screen, so
 * in a narrow column the QR code comes last, and is folded.
 */
export function AuthenticatorKey({ secret, setupUri, words }: AuthenticatorKeyProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @min-[27rem]:grid-cols-[auto_minmax(0,1fr)] @min-[27rem]:gap-6">
        <div className="grid content-between gap-5 @min-[27rem]:col-start-2 @min-[27rem]:row-start-1">
          <div className="grid justify-items-start gap-3">
            <p>
              <span className="@min-[27rem]:hidden">{words.apps}</span>
              <span className="hidden @min-[27rem]:inline">{words.scan.text}</span>
            </p>
            <a href={setupUri} className={buttonStyle('quiet', 'text-center')}>
              {words.here}
            </a>
          </div>
          <TypedKey secret={secret} words={words} />
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
    <div className="grid content-start justify-items-start gap-3 @min-[27rem]:col-start-1 @min-[27rem]:row-start-1">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        className={buttonStyle(
          'plain',
          shown ? '@min-[27rem]:hidden' : '-my-2 @min-[27rem]:hidden',
        )}
      >
        {words.scan.show}
        <Chevron className={shown ? 'rotate-180' : ''} />
      </button>
      <div
        id={id}
        className={classNames(
          'w-fit place-items-center rounded-lg border border-line bg-paper p-3 text-ink @min-[27rem]:grid',
          shown ? 'grid' : 'hidden',
        )}
      >
        <QrCode value={setupUri} label={words.qrLabel} failedText={words.qrFailed} />
      </div>
    </div>
  );
}

/** The button is on the key's line if there is room for both. The gaps are styles, so that a selected key is copied whole. */
function TypedKey({ secret, words }: { secret: string; words: AuthenticatorKeyWords }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        {words.byHand} <span className="text-muted">{words.keepSafe}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded bg-sunken p-3 [&_[role=status]]:basis-full">
        <code translate="no" className="grow basis-48 font-mono text-balance select-all">
          {keyGroups(secret).map((group, index) => (
            <Fragment key={secret.slice(0, 4 * (index + 1))}>
              <span className="me-[1ch]">{group}</span>
              <wbr />
            </Fragment>
          ))}
        </code>
        <CopyButton
          text={secret}
          label={words.copy}
          copiedText={words.copied}
          failedText={words.copyFailed}
          className="contents"
        />
      </div>
    </div>
  );
}
