import { checkSettings } from "../../lib/env.ts";
import { ScriptError } from "./script-error.ts";

/** Throws a sentence for each setting that's missing or wrong. For scripts that use more of them than the database. */
export function requireSettings(): void {
  const checked = checkSettings(process.env);
  if (!checked.ok) throw new ScriptError(checked.sentences.join("\n"));
}
