import { dashboardWords } from '#content/dashboard.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { Tick } from '#src/ui/tick.tsx';

const words = dashboardWords.profile;
const ROW =
  'flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded border border-line bg-raised px-4 py-2';

/** The active methods, with the preferred one marked; 'None' if there are none (docs/product.md, Dashboard). */
export function MfaList({ mfa }: { mfa: Profile['mfa'] }) {
  if (mfa.enabled.length === 0) {
    return (
      <p className={ROW}>
        <span className="font-semibold">{words.activeHere}</span>{' '}
        <span className="rounded-full border border-edge px-3 py-0.5 text-sm text-muted">
          {words.none}
        </span>
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {mfa.enabled.map((method) => (
        <li key={method} className={ROW}>
          <span className="font-semibold">{words.methods[method]}</span>
          {method === mfa.preferred && (
            <span className="flex items-center gap-1.5 rounded-full bg-safe-wash px-3 py-0.5 text-sm font-medium text-safe">
              <Tick /> {words.preferred}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
