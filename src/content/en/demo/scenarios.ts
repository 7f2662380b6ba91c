import type { Scenario } from '#src/lib/scenario.ts';
import { chatColleagues } from './messages/chat/colleagues.ts';
import { chatDirectors } from './messages/chat/directors.ts';
import { chatFriendsAndNeighbours } from './messages/chat/friends-and-neighbours.ts';
import { chatHotel } from './messages/chat/hotel.ts';
import { chatItDesk } from './messages/chat/it-desk.ts';
import { chatMarketplace } from './messages/chat/marketplace.ts';
import { chatSuppliers } from './messages/chat/suppliers.ts';
import { emailHousehold } from './messages/email/household.ts';
import { emailMeetingsAndDeals } from './messages/email/meetings-and-deals.ts';
import { emailPayAndStaff } from './messages/email/pay-and-staff.ts';
import { emailShoppingAndGiving } from './messages/email/shopping-and-giving.ts';
import { emailSignIns } from './messages/email/sign-ins.ts';
import { emailSuppliers } from './messages/email/suppliers.ts';
import { smsBank } from './messages/sms/bank.ts';
import { smsFamily } from './messages/sms/family.ts';
import { smsHome } from './messages/sms/home.ts';
import { smsOnTheRoad } from './messages/sms/on-the-road.ts';
import { smsParcels } from './messages/sms/parcels.ts';
import { smsPhone } from './messages/sms/phone.ts';
import { smsSurgery } from './messages/sms/surgery.ts';

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
