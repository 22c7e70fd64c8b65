import { basename, dirname, join, resolve } from "node:path";
import { projectPath } from "../process/project.ts";

/**
 * Where an installation keeps its releases: each in its own folder, built once and never changed, with one `.env`
 * and the kept builds next to them. `current` points to the running release.
 */
export type Home = {
  readonly folder: string;
  readonly releases: string;
  readonly current: string;
  readonly dotEnv: string;
  readonly keptBuilds: string;
  /** The socket that tells the running process about a new release. */
  readonly socket: string;
};

export function homeAt(folder: string): Home {
  const inside = (name: string) => join(resolve(folder), name);
  return {
    folder: resolve(folder),
    releases: inside("releases"),
    current: inside("current"),
    dotEnv: inside(".env"),
    keptBuilds: inside("builds"),
    socket: inside("serving.sock"),
  };
}

/** The home that a checkout belongs to as a release. Undefined if the checkout serves by itself. */
export function homeOf(checkout: string = projectPath()): Home | undefined {
  const releases = dirname(resolve(checkout));
  return basename(releases) === "releases" ? homeAt(dirname(releases)) : undefined;
}

/** The folder for this checkout's kept build and those of other releases. */
export function keptBuildsOf(
  checkout: string,
  { KEPT_BUILDS: wanted }: Readonly<Record<string, string | undefined>>,
): string {
  return wanted || homeOf(checkout)?.keptBuilds || join(resolve(checkout), ".data", "builds");
}
