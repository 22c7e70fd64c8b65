import { existsSync } from "node:fs";
import { run } from "./process/run.ts";

/**
 * A mirror that can't be reached is given up after 20 seconds, not after minutes. Another installation is waited for
 * longer, because it ends.
 */
const PATIENCE = [
  "-o",
  "Acquire::http::Timeout=20",
  "-o",
  "Acquire::https::Timeout=20",
  "-o",
  "Acquire::Retries=1",
  "-o",
  "DPkg::Lock::Timeout=300",
];

/** Installs a package of the distribution, on Debian or Ubuntu as root. Does nothing elsewhere. */
export async function installFromDistribution(name: string, purpose: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing the Debian package ${name}, ${purpose} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", [...PATIENCE, "update", "-qq"], { output: "keep", env });
  const options = [...PATIENCE, "install", "-y", "-qq", "--no-install-recommends", name];
  const { code, output } = await run("apt-get", options, { output: "keep", env });
  if (code !== 0) console.error(output);
}
