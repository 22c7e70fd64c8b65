import { vi } from "vitest";
import * as asking from "@/lib/auth/current-actor";

/** Who asks in this test file: a visitor, until the test sets an actor. */
export function askAs(): { actor: asking.Actor | undefined } {
  const who: ReturnType<typeof askAs> = { actor: undefined };
  vi.spyOn(asking, "currentActor").mockImplementation(async () => who.actor);
  return who;
}
