import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { securityWords } from '#content/dashboard-security.ts';
import { paths } from '#src/config/paths.ts';
import {
  deletionProof,
  refuseDeletion,
  type DeletionField,
  type DeletionProof,
} from '#src/flows/account/account-deletion.ts';
import type { ChangeState } from '#src/flows/account/change.ts';
import { sendPassword } from '#src/flows/fields/send-password.ts';
import type { FieldProblems } from '#src/flows/fields/validate.ts';
import { ok, type Result } from '#src/lib/result.ts';
import { deleteAccount } from '#src/services/user-pool/ending/account-end.ts';
import { inThisSession } from '#src/services/user-pool/in-this-session.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { Departure, Session } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { useChange } from '../shared/use-change.ts';

export interface Typed {
  password: string;
  confirmation: string;
}

interface DeletionOptions {
  session: Session;
  proof: DeletionProof;
  /** Called if the session became too old while the panel was open. */
  onProof: (proof: DeletionProof) => void;
}

interface Deletion {
  state: ChangeState<FieldProblems<DeletionField>>;
  submit: (typed: Typed) => void;
}

/** Binds the deletion of an account to the user pool. */
export function useDeletion({ session, proof, onProof }: DeletionOptions): Deletion {
  const navigate = useNavigate();
  /** A password that the user pool has accepted. Not checked again if only the deletion failed. */
  const proved = useRef<string | null>(null);

  const prove = async (password: string): Promise<Result<null, UserPoolError>> => {
    if (proof !== 'password' || proved.current === password) return ok(null);
    const result = await sendPassword(password, (sent) => userPool.provePassword(sent));
    if (result.ok) proved.current = password;
    return result;
  };

  const { state, submit } = useChange<Typed, FieldProblems<DeletionField>, Departure>({
    validate: ({ password, confirmation }) =>
      refuseDeletion(
        { password: proof === 'password' ? password : null, confirmation },
        securityWords.deletion.phrase,
      ),
    send: async ({ password }) => {
      const right = await inThisSession(() => prove(password));
      return right.ok ? deleteAccount() : right;
    },
    onSaved: (_, departure) => {
      if (departure === 'here') void navigate(paths.goodbye, { replace: true });
    },
  });

  return {
    state,
    submit: (typed) => {
      const current = deletionProof(session, Date.now());
      if (current === proof) submit(typed);
      else onProof(current);
    },
  };
}
