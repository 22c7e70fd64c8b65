/** An error that the person at the keyboard can fix. Its message is one sentence that says how. */
export class ScriptError extends Error {
  override name = "ScriptError";
}

/** What to print for an error: a ScriptError's sentence, or anything else with its stack. */
export function describeScriptError(error: unknown): string {
  if (error instanceof ScriptError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
