import { parseArgs } from "node:util";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(letters, { dotEnv: false });

/**
 * Sends letters to a real mail server while worker processes are killed, some letters are refused for now and the
 * server goes away: `npm run test:letters -- --letters 200 --kills 5 --outage 5`. Prints how many are lost (must be 0),
 * how many came twice (at most one for each kill) and whether a letter kept its Message-ID.
 */
async function letters(): Promise<void> {
  const { values } = parseArgs({
    options: {
      letters: { type: "string", default: "4000" },
      kills: { type: "string", default: "100" },
      outage: { type: "string", default: "60" },
      refused: { type: "string", default: "5" },
      hurry: { type: "boolean", default: false },
    },
  });
  const options = {
    letters: whole("letters", values.letters),
    kills: whole("kills", values.kills),
    outageSeconds: whole("outage", values.outage),
    refusedPercent: whole("refused", values.refused),
    hurry: values.hurry,
  };
  await withThrowawayDatabase(async (url) => {
    const { sendThroughFaults } = await import("./letters/send-through-faults.ts");
    const { closeConnections } = await import("../lib/jobs/close-connections.ts");
    try {
      const outcome = await sendThroughFaults(url, options, console.log);
      console.log(`letters ${options.letters}, accepted by the server ${outcome.accepted}`);
      console.log(`kills while letters were under way: ${outcome.kills}`);
      console.log(`refused for now: ${outcome.refused}`);
      console.log(`lost: ${outcome.lost}`);
      console.log(`came again: ${outcome.repeats} (at most ${outcome.kills})`);
      console.log(`under another Message-ID: ${outcome.strangers}`);
      process.exitCode = outcome.isSound ? 0 : 1;
    } finally {
      await closeConnections();
    }
  });
}

function whole(name: string, typed: string): number {
  if (!/^\d{1,6}$/.test(typed)) throw new ScriptError(`--${name} must be a whole number.`);
  return Number(typed);
}
