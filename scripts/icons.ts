import { mkdirSync, writeFileSync } from "node:fs";
import { drawIcons } from "./icons/draw-icons.ts";
import { projectPath } from "./process/project.ts";
import { runScript } from "./process/script.ts";

runScript(writeIcons);

/** Draws the icons of the installed app again, after app/icon.svg has changed. */
async function writeIcons(): Promise<void> {
  mkdirSync(projectPath("app/icons"), { recursive: true });
  for (const { file, png } of await drawIcons()) writeFileSync(projectPath(file), png);
}
