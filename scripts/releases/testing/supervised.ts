import { onLeave, runScript } from "../../process/script.ts";
import { hearOfReleases } from "../control.ts";
import { noteTakeover } from "../served-folder.ts";
import { supervise } from "../supervise.ts";

runScript(
  async () => {
    const [release = "", socket = "", port = ""] = process.argv.slice(2);
    const supervisor = await supervise(release, {
      // As an operator's .env sets it.
      settingsOf: () => ({ PORT: port, NODE_OPTIONS: "--max-old-space-size=333" }),
      say: (line) => console.log(line),
      onServing: noteTakeover,
    });
    onLeave(supervisor.stop);
    onLeave(await hearOfReleases(socket, supervisor.switchTo));
    console.log("serving");
    process.exitCode = await supervisor.ended;
  },
  { dotEnv: false },
);
