import { basename, dirname, join, resolve } from "node:path";
import { projectPath } from "../process/project.ts";

/**
 * Where an installation keeps its releases: each in a folder of its own that is built once and never changed, with one
 * `.env` and the kept builds beside them. `current` leads to the release that serves.
 */
export type Home = {
  readonly folder: string;
  readonly releases: string;
  readonly current: string;
  readonly dotEnv: string;
  readonly keptBuilds: string;
  /** Where the process that serves hears of a new release. */
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

/** The home that a checkout is a release of; undefined for a checkout that serves by itself. */
export function homeOf(checkout: string = projectPath()): Home | undefined {
  const releases = dirname(resolve(checkout));
  return basename(releases) === "releases" ? homeAt(dirname(releases)) : undefined;
}

/** The folder in which a checkout keeps its build, and finds those of others. */
export function keptBuildsOf(
  checkout: string,
  { KEPT_BUILDS: wanted }: Readonly<Record<string, string | undefined>>,
): string {
  return wanted || homeOf(checkout)?.keptBuilds || join(resolve(checkout), ".data", "builds");
}
