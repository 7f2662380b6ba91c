import { useState } from 'react';
import { brand } from '#src/config/brand.ts';
import { dataExport, exportFileName } from '#src/flows/account/data-export.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { ownPasskeysIn } from '#src/services/user-pool/passkeys/device-memory.ts';
import { hasPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { sessionUserId } from '#src/services/user-pool/stored-tokens.ts';
import { readSiteStorage } from '#src/lib/site-storage.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { saveFile } from '#src/ui/save-file.ts';
import { loadPasskeys } from '../passkeys/use-passkey-list.ts';

type DataExportState =
  | { at: 'idle' }
  | { at: 'collecting' }
  | { at: 'done'; fileName: string }
  | { at: 'failed'; error: UserPoolError };

/** Collects the user's data and downloads it as a file, entirely in the browser. */
export function useDataExport(): { state: DataExportState; download: () => void } {
  const [state, setState] = useState<DataExportState>({ at: 'idle' });
  const download = async () => {
    setState({ at: 'collecting' });
    const now = Date.now();
    const text = await collect(now);
    if (!text.ok) return setState({ at: 'failed', error: text.error });
    const fileName = exportFileName(brand.name, now);
    saveFile(fileName, 'application/json', text.value);
    setState({ at: 'done', fileName });
  };
  return { state, download: () => void download() };
}

async function collect(now: number): Promise<Result<string, UserPoolError>> {
  const user = sessionUserId() ?? '';
  const email = sessionPerson()?.email ?? '';
  const [account, sessions, passkeys] = await Promise.all([
    userPool.accountData(),
    userPool.sessions(),
    hasPasskeys ? loadPasskeys() : ok(null),
  ]);
  if (!account.ok) return failed(account.error);
  if (!sessions.ok) return failed(sessions.error);
  if (!passkeys.ok) return failed(passkeys.error);
  const kept = readSiteStorage();
  return ok(
    dataExport({
      product: brand.name,
      now,
      account: account.value,
      sessions: sessions.value,
      passkeys: passkeys.value?.passkeys ?? null,
      chosenPlan: keptChosenPlan(),
      kept: { ...kept, local: ownPasskeysIn(kept.local, user, email) },
    }),
  );
}
