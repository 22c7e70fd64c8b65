import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { readClaimCode } from "@/lib/people/rules/claim-code";
import { makeCookie, ownName } from "./cookies";
import { isSetUpCode } from "./set-up-code";

const NAME = "rookery.set-up";
const SECONDS = 60 * 60;

/** Remembers, in the browser that typed it, the code that opens the set-up page. Undefined for a wrong one. */
export function rememberSetUpCode(typed: string): string | undefined {
  const code = readClaimCode(typed);
  if (code === undefined || !isSetUpCode(code, env().authSecret)) return undefined;
  return makeCookie(ownName(NAME), code, SECONDS);
}

/** Has this browser typed the code within the last hour? */
export async function hasSetUpCode(): Promise<boolean> {
  const typed = (await cookies()).get(ownName(NAME))?.value;
  return typed !== undefined && isSetUpCode(typed, env().authSecret);
}
