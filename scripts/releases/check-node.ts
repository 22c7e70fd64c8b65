import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isLater } from "../migrations/removals.ts";

/** A sentence if this Node is older than a version requires. */
export function checkNode(checkout: string, running: string = process.versions.node): string[] {
  const { engines } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")) as {
    engines?: { node?: string };
  };
  const wanted = /^>=\s*([\d.]+)$/.exec(engines?.node ?? "")?.[1];
  if (!wanted || !isLater(wanted, running)) return [];
  return [`This is Node ${running}, and the new version needs ${wanted} or newer. Install that first.`];
}
