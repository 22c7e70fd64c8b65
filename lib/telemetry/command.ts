import { type CommandAnswer, metrics } from "./metrics";
import { inSpan } from "./span";

type Answered = { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } };

/** Counts and traces a command to a match by its answer, without saying which match or who sent it. */
export async function watchCommand<Value extends Answered | null>(
  type: string,
  work: () => Promise<Value>,
): Promise<Value> {
  return inSpan(`command ${type}`, { "rookery.command": type }, async () => {
    try {
      const answer = await work();
      count(type, answer === null ? "absent" : answer.ok ? "accepted" : "refused");
      if (answer && !answer.ok) metrics().refusals.inc({ code: answer.refusal.code });
      return answer;
    } catch (error) {
      count(type, "failed");
      throw error;
    }
  });
}

function count(type: string, answer: CommandAnswer): void {
  metrics().commands.inc({ type, answer });
}
