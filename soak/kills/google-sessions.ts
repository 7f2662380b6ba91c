import { LOCAL_CLIENT_ID as ClientId, type LocalPorts } from '#local/settings.ts';
import { outcomeOf } from '../lib/outcome.ts';
import type { Ledger } from './ledger.ts';
import { callPool, codeFor, identityOf, redeem, type GoogleSession } from './requests.ts';

interface Session extends GoogleSession {
  code: string;
  /** Null until the identity pool has assigned one. */
  identity: string | null;
}

/** Google sign-ins: a spent code, tokens, an identity and, for every second one, a sign-out. */
export function googleSessions(): Ledger {
  const kept: Session[] = [];
  const ended: Session[] = [];
  let next = 0;
  let acknowledged = 0;

  const write = async (ports: LocalPorts) => {
    next += 1;
    const email = `google-${next}@soak.example`;
    const code = await codeFor(ports, email);
    const session: Session = { ...(await redeem(ports, email, code)), code, identity: null };
    kept.push(session);
    session.identity = await identityOf(ports, session.id);
    acknowledged += 2;
    if (next % 2 === 0) return;
    // Until the answer is read, the session may have ended or not.
    kept.pop();
    await callPool(ports, 'RevokeToken', { ClientId, Token: session.refresh });
    ended.push(session);
    acknowledged += 1;
  };

  return {
    what: 'Google sign-ins, identities and their ends',
    acknowledged: () => acknowledged,
    write,
    verify: async (ports) => {
      const problems: string[] = [];
      const refreshing = ({ refresh }: Session) =>
        outcomeOf(
          callPool(ports, 'GetTokensFromRefreshToken', { ClientId, RefreshToken: refresh }),
        );
      for (const session of kept) {
        if ((await refreshing(session)) !== 'accepted') problems.push(`${session.email} is out`);
        const { identity, id } = session;
        if (identity !== null && (await identityOf(ports, id)) !== identity) {
          problems.push(`${session.email} has another identity`);
        }
      }
      for (const session of ended) {
        if ((await refreshing(session)) !== 'Refused') problems.push(`${session.email} is back`);
      }
      // Reusing a code revokes its tokens, so only codes of ended sessions are reused.
      for (const { email, code } of ended.slice(-1)) {
        const again = await outcomeOf(redeem(ports, email, code));
        if (again !== 'Refused') problems.push(`${email}’s code works again`);
      }
      return problems;
    },
  };
}
