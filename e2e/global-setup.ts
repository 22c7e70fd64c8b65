import { startServers } from "./support/servers.ts";

/** Starts everything the tests need, and returns a function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  return startServers();
}
