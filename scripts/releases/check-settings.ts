import { existsSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectPath } from "../process/project.ts";

type Env = {
  checkSettings(
    source: Readonly<Record<string, string | undefined>>,
  ): { readonly ok: true } | { readonly ok: false; readonly sentences: readonly string[] };
};

/**
 * What the version in this folder finds missing or wrong in these settings, in its own words. It isn't installed
 * yet, so it borrows our packages.
 */
export async function checkSettingsOf(
  checkout: string,
  settings: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const packages = join(checkout, "node_modules");
  const isBorrowing = !existsSync(packages);
  if (isBorrowing) symlinkSync(projectPath("node_modules"), packages);
  try {
    const { checkSettings } = (await import(pathToFileURL(join(checkout, "lib", "env.ts")).href)) as Env;
    const checked = checkSettings(settings);
    return checked.ok ? [] : checked.sentences;
  } finally {
    // "npm ci" would follow the link and empty our own packages.
    if (isBorrowing) unlinkSync(packages);
  }
}
