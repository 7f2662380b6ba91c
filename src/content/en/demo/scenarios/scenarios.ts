import type { Scenario } from '#src/lib/scenario.ts';
import { chatScenarios } from './chat.ts';
import { emailScenarios } from './email.ts';
import { smsScenarios } from './sms.ts';

/** Every message of the game. A round's code draws by this order: adding one changes all rounds. Pure, so the demo’s start can leave it out. */
export const scenarios: readonly Scenario[] = /* @__PURE__ */ emailScenarios.concat(
  smsScenarios,
  chatScenarios,
);
