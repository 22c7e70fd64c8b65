import { ScriptError } from "../process/script-error.ts";

/** The port in PORT, 3000 by default. */
export function parsePort(text: string | undefined): number {
  if (!text) return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new ScriptError(`PORT is "${text}". It must be a number from 1 to 65535.`);
}
