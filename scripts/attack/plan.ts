import type { Role } from "./doors.ts";
import type { Findings } from "./findings.ts";
import type { Cookies } from "./sign-in.ts";

/** Who attacks, how thoroughly, and where what goes wrong is written down. */
export type Plan = {
  readonly roles: readonly Role[];
  readonly isShort: boolean;
  readonly cookies: Cookies;
  readonly findings: Findings;
};
