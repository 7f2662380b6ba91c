import { groupedKey } from '#src/lib/code.ts';
import { buttonStyle } from './button-style.ts';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';

interface AuthenticatorKeyWords {
  scan: string;
  qrLabel: string;
  qrFailed: string;
  onThisPhone: string;
  keyLabel: string;
  copy: string;
  copied: string;
  copyFailed: string;
  keepSafe: string;
}

interface AuthenticatorKeyProps {
  secret: string;
  setupUri: string;
  words: AuthenticatorKeyWords;
}

/** The shared secret in its three forms: to scan, to open on this device, to type. */
export function AuthenticatorKey({ secret, setupUri, words }: AuthenticatorKeyProps) {
  return (
    <div className="@container grid content-start gap-4">
      <p className="@max-md:order-first">{words.scan}</p>
      <div className="contents gap-x-6 gap-y-4 @md:grid @md:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode value={setupUri} label={words.qrLabel} failedText={words.qrFailed} />
        <div className="contents content-start gap-5 @md:grid">
          {/* A phone can't scan its own screen. */}
          <p className="@max-md:order-first">
            <a href={setupUri} className={buttonStyle('quiet', 'text-center')}>
              {words.onThisPhone}
            </a>
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <p className="font-semibold">{words.keyLabel}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded bg-sunken p-3">
              <code className="font-mono text-lg text-balance select-all">
                {groupedKey(secret)}
              </code>
              <CopyButton
                text={secret}
                label={words.copy}
                copiedText={words.copied}
                failedText={words.copyFailed}
              />
            </div>
          </div>
        </div>
      </div>
      <p className="mt-2 rounded border-l-4 border-tide bg-tide-wash px-4 py-3 text-sm">
        {words.keepSafe}
      </p>
    </div>
  );
}
