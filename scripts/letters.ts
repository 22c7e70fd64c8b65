import { parseArgs } from "node:util";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";
import { wholeNumber } from "./process/whole-number.ts";

runScript(letters, { dotEnv: false });

/**
 * Sends emails to a real mail server while worker processes are killed, some emails are refused temporarily and
 * the server goes down: `npm run test:letters -- --letters 200 --kills 5 --outage 5`. Prints how many are lost
 * (must be 0), how many arrived twice (at most one per kill) and whether any changed its Message-ID.
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
    letters: wholeNumber("letters", values.letters),
    kills: wholeNumber("kills", values.kills),
    outageSeconds: wholeNumber("outage", values.outage),
    refusedPercent: wholeNumber("refused", values.refused),
    hurry: values.hurry,
  };
  await withThrowawayDatabase(async (url) => {
    const { sendThroughFaults } = await import("./letters/send-through-faults.ts");
    const { closeConnections } = await import("../lib/jobs/close-connections.ts");
    try {
      const outcome = await sendThroughFaults(url, options, console.log);
      console.log(`emails ${options.letters}, accepted by the server ${outcome.accepted}`);
      console.log(`kills while emails were being sent: ${outcome.kills}`);
      console.log(`refused temporarily: ${outcome.refused}`);
      console.log(`lost: ${outcome.lost}`);
      console.log(`arrived twice: ${outcome.repeats} (at most ${outcome.kills})`);
      console.log(`with another Message-ID: ${outcome.strangers}`);
      process.exitCode = outcome.isSound ? 0 : 1;
    } finally {
      await closeConnections();
    }
  });
}
