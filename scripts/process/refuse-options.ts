import { parseArgs } from "node:util";

/** For a script without options: someone who asks for a --dry-run must not get the real thing. */
export function refuseOptions(): void {
  parseArgs({ options: {} });
}
