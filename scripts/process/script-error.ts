/** An error that the person at the keyboard can fix. Its message is one sentence that says how. */
export class ScriptError extends Error {
  override name = "ScriptError";
}

/** What to print for an error: the sentence of a ScriptError or of a mistyped option, or anything else with its stack. */
export function describeScriptError(error: unknown): string {
  if (error instanceof ScriptError || isMistypedOption(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Node's own refusal of an option that the script doesn't have. */
function isMistypedOption(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
