import { BOOKING_GUARDS } from "./bookings.ts";
import { CAMPUS_GUARDS } from "./campus.ts";
import type { Guard } from "./guard.ts";
import { HISTORY_GUARDS } from "./history.ts";
import { LIMIT_GUARDS } from "./limits.ts";
import { LOCK_GUARDS } from "./locks.ts";
import { OUTPUT_GUARDS } from "./output.ts";
import { PERMISSION_GUARDS } from "./permissions.ts";
import { REQUEST_GUARDS } from "./requests.ts";
import { STAGE_GUARDS } from "./stages.ts";
import { TRANSACTION_GUARDS } from "./transactions.ts";
import { VERSION_GUARDS } from "./versions.ts";

/** Every guard. `npm run test:guards` removes each one and expects a test to fail. */
export const GUARDS: readonly Guard[] = [
  ...LOCK_GUARDS,
  ...HISTORY_GUARDS,
  ...STAGE_GUARDS,
  ...BOOKING_GUARDS,
  ...PERMISSION_GUARDS,
  ...CAMPUS_GUARDS,
  ...REQUEST_GUARDS,
  ...LIMIT_GUARDS,
  ...OUTPUT_GUARDS,
  ...VERSION_GUARDS,
  ...TRANSACTION_GUARDS,
];
