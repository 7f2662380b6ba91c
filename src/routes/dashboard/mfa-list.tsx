import { dashboardWords } from '#content/dashboard.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';

const words = dashboardWords.profile;

/** The active methods, the preferred one marked; 'None' without any (specification, section 2). */
export function MfaList({ mfa }: { mfa: Profile['mfa'] }) {
  if (mfa.enabled.length === 0) return <p>{words.none}</p>;
  return (
    <ul className="grid gap-2">
      {mfa.enabled.map((method) => (
        <li key={method} className="flex flex-wrap items-center gap-3">
          <span className="font-semibold">{words.methods[method]}</span>
          {method === mfa.preferred && (
            <span className="rounded-full bg-safe-wash px-3 py-0.5 text-sm font-medium text-safe">
              ✓ {words.preferred}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
