import { ScriptError } from "./script-error.ts";

/** The number that was typed for an option: whole, not below the least, and of at most six digits. */
export function wholeNumber(option: string, typed: string, least = 0): number {
  if (!/^\d{1,6}$/.test(typed) || Number(typed) < least)
    throw new ScriptError(`--${option} must be a whole number from ${least} to 999999.`);
  return Number(typed);
}
