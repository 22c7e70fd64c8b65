import { parseArgs } from "node:util";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";
import { wholeNumber } from "./process/whole-number.ts";

runScript(room, { dotEnv: false });

/**
 * Plays games in the match room while the processes that keep them are killed: `npm run test:room -- --games 20 --kills
 * 100`. Prints how many acknowledged moves are lost, and how many are there twice. Both must be 0.
 */
async function room(): Promise<void> {
  const { values } = parseArgs({
    options: { games: { type: "string", default: "60" }, kills: { type: "string", default: "100" } },
  });
  const options = {
    games: wholeNumber("games", values.games, 1),
    kills: wholeNumber("kills", values.kills, 1),
  };
  await withThrowawayDatabase(async (url) => {
    const { killWhilePlaying } = await import("./room/kill-while-playing.ts");
    const { closeConnections } = await import("../lib/jobs/close-connections.ts");
    try {
      const { kills, moves, lost, twice, untrue, isSound } = await killWhilePlaying(
        url,
        options,
        console.log,
      );
      console.log(`kills while moves were being made: ${kills}`);
      console.log(`moves acknowledged: ${moves}`);
      console.log(`lost: ${lost}`);
      console.log(`there twice: ${twice}`);
      console.log(`games whose row isn't what their events say: ${untrue}`);
      process.exitCode = isSound ? 0 : 1;
    } finally {
      await closeConnections();
    }
  });
}
