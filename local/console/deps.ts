import type { FaultSwitches } from '../kit/faults.ts';
import type { UserPool } from '../user-pool/engine.ts';
import type { Inbox } from './engine.ts';

export interface ConsoleDeps {
  inbox: Inbox;
  faults: FaultSwitches;
  users: Pick<
    UserPool,
    | 'listUsers'
    | 'adminCreateUser'
    | 'setTrait'
    | 'sessionTracking'
    | 'setSessionTracking'
    | 'passkeySettings'
    | 'changePasskeySettings'
    | 'forgetPasskeys'
  >;
  links: { app: string; learningSite: string };
}
