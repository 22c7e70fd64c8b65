/** Something the person at the keyboard can put right. Its message is one sentence that says what to do. */
export class ScriptError extends Error {
  override name = "ScriptError";
}

/** What a person should read about an error: a ScriptError's sentence as it stands, anything else with its stack. */
export function describeScriptError(error: unknown): string {
  if (error instanceof ScriptError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
