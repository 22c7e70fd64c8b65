import { pathToFileURL } from "node:url";
import { projectPath } from "../process/project.ts";
import { runScript } from "../process/script.ts";

type DemoSeed = { fillDemo(): Promise<void> };

runScript(
  async () => {
    const { fillDemo } = (await import(
      pathToFileURL(projectPath("prisma", "seed", "demo.ts")).href
    )) as DemoSeed;
    await fillDemo();
  },
  { dotEnv: false },
);
