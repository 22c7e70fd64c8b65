import { executeGame } from "@/lib/room/store/execute-game";
import { listInterrupted } from "@/lib/room/store/read-games";
import { workThrough } from "./work-through";

/** Gives games that go on the time back during which the league couldn't be reached, before anyone asks. */
export async function tellInterrupted(at: Date): Promise<void> {
  await workThrough(
    listInterrupted,
    ({ match, number }) => `${match}.${number}`,
    (game) => executeGame(game, LOOK, null, at, "home"),
  );
}

const LOOK = { id: null, command: { type: "look" } } as const;
