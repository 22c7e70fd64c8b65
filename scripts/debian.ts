import { existsSync } from "node:fs";
import { run } from "./process/run.ts";

/** Installs a package of the distribution, on Debian or Ubuntu as root. Does nothing elsewhere. */
export async function installFromDistribution(name: string, purpose: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing the Debian package ${name}, ${purpose} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { output: "keep", env });
  const options = ["install", "-y", "-qq", "--no-install-recommends", name];
  const { code, output } = await run("apt-get", options, { output: "keep", env });
  if (code !== 0) console.error(output);
}
