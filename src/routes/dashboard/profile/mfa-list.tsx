import { googleAccount } from '#content/google-account.ts';
import { NewTabLink } from '#src/ui/new-tab-link.tsx';
import { dashboardWords } from '#content/dashboard.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { apart, LinkedText } from '#src/ui/linked-text.tsx';
import { GoogleMark } from '#src/ui/google-mark.tsx';
import { SafeTag } from '../shared/safe-tag.tsx';

const words = dashboardWords.profile;
const ROW_STYLE = 'flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-1 px-4 py-2';

interface MfaListProps {
  mfa: Profile['mfa'];
  /** Why there are none, if Google asks for the second factor. */
  reason?: string | undefined;
}

/** The active methods, with the preferred one marked; 'None' if there are none (docs/product, Dashboard). */
export function MfaList({ mfa, reason }: MfaListProps) {
  if (mfa.enabled.length === 0) return <NoMethods reason={reason} />;
  return (
    <ul className="grid gap-2">
      {mfa.enabled.map((method) => (
        <li key={method} className={`${ROW_STYLE} rounded border border-line bg-raised`}>
          <div className="flex-1 basis-36">
            <p className="font-semibold">{words.methods[method]}</p>
            {method === mfa.preferred && (
              <p className="text-sm text-muted">
                <LinkedText text={words.preferred} tags={{ word: apart }} />
              </p>
            )}
          </div>
          <SafeTag>{words.on}</SafeTag>
        </li>
      ))}
    </ul>
  );
}

function NoMethods({ reason }: Pick<MfaListProps, 'reason'>) {
  return (
    <div className="divide-y divide-line rounded border border-line bg-raised">
      {reason !== undefined && (
        <div className="flex gap-3 p-4">
          <GoogleMark />
          <p className="grid justify-items-start gap-1">
            {reason}
            <NewTabLink {...googleAccount} />
          </p>
        </div>
      )}
      <p className={`${ROW_STYLE} text-sm text-muted`}>
        {words.activeHere} <span>{words.none}</span>
      </p>
    </div>
  );
}
