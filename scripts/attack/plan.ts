import type { Role } from "./doors.ts";
import type { Findings } from "./findings.ts";
import type { Cookies } from "./sign-in.ts";

/** The roles, how thorough the attack is, and where it records violations. */
export type Plan = {
  readonly roles: readonly Role[];
  readonly isShort: boolean;
  readonly cookies: Cookies;
  readonly findings: Findings;
};
