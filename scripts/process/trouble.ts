/** Something the person at the keyboard can put right. Its message is one sentence that says what to do. */
export class Trouble extends Error {
  override name = "Trouble";
}

/** What a person should read about an error: a Trouble's sentence as it stands, anything else with its stack. */
export function describeTrouble(error: unknown): string {
  if (error instanceof Trouble) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
