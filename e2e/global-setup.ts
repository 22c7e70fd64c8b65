import { startServers } from "./support/servers.ts";

/** Starts everything the stories need and hands Playwright the way to stop it. */
export default async function setup(): Promise<() => Promise<void>> {
  return startServers();
}
