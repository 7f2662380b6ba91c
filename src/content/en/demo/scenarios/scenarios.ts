import type { Scenario } from '#src/lib/scenario.ts';
import { chatColleagues } from './chat/colleagues.ts';
import { chatDirectors } from './chat/directors.ts';
import { chatFriendsAndNeighbours } from './chat/friends-and-neighbours.ts';
import { chatHotel } from './chat/hotel.ts';
import { chatItDesk } from './chat/it-desk.ts';
import { chatMarketplace } from './chat/marketplace.ts';
import { chatSuppliers } from './chat/suppliers.ts';
import { emailHousehold } from './email/household.ts';
import { emailMeetingsAndDeals } from './email/meetings-and-deals.ts';
import { emailPayAndStaff } from './email/pay-and-staff.ts';
import { emailShoppingAndGiving } from './email/shopping-and-giving.ts';
import { emailSignIns } from './email/sign-ins.ts';
import { emailSuppliers } from './email/suppliers.ts';
import { smsBank } from './sms/bank.ts';
import { smsFamily } from './sms/family.ts';
import { smsHome } from './sms/home.ts';
import { smsOnTheRoad } from './sms/on-the-road.ts';
import { smsParcels } from './sms/parcels.ts';
import { smsPhone } from './sms/phone.ts';
import { smsSurgery } from './sms/surgery.ts';

/** Every message of the game. A round's code draws by this order: adding one changes all rounds. Pure, so the demo’s start can leave it out. */
export const scenarios: readonly Scenario[] = /* @__PURE__ */ emailSuppliers.concat(
  emailPayAndStaff,
  emailMeetingsAndDeals,
  emailSignIns,
  emailHousehold,
  emailShoppingAndGiving,
  smsParcels,
  smsBank,
  smsFamily,
  smsOnTheRoad,
  smsHome,
  smsSurgery,
  smsPhone,
  chatItDesk,
  chatDirectors,
  chatSuppliers,
  chatColleagues,
  chatMarketplace,
  chatHotel,
  chatFriendsAndNeighbours,
);
