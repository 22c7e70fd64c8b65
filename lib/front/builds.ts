import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { readBuildActions } from "./build-actions";
import { listKeptBuilds } from "./kept-builds";

/** The actions and assets of this build and of those from the last day. */
export type Builds = {
  /**
   * This build's ID for an action named by a page of any of these builds; undefined if none of them has it, or this one
   * doesn't.
   */
  actionFor(id: string): string | undefined;
  /** The file behind the address of an asset that one of these builds has. */
  assetAt(pathname: string): string | undefined;
};

const PREFIX = "/_next/static/";
/** The ending of an asset that the build compressed, beside the asset itself. */
export const PACKED = ".br";
/** Unknown IDs and assets cost nothing to send, so the folder isn't read for each of them. */
const READ_AGAIN_MS = 1_000;

/**
 * Pages outlive the build that rendered them: they ask for its assets and call its actions. If this build doesn't
 * have something, it's looked up in the kept builds, including newer ones: while two releases run side by side, a page of
 * either may reach the other.
 *
 * @param build the folder of this build, `.next`
 * @param kept the folder of the kept builds
 */
export function openBuilds(build: string, kept: string, now: () => number = () => performance.now()): Builds {
  const own = readBuildActions(build);
  const ownIds = new Set(Object.values(own));
  const ownAssets = listAssets(join(build, "static"));
  let others = readOthers(kept);
  let readAt = now();

  /** Looks again if there is no answer: another process may have added its build since. */
  function lookUp<Found>(ask: () => Found | undefined): Found | undefined {
    const found = ask();
    if (found !== undefined || now() - readAt < READ_AGAIN_MS) return found;
    others = readOthers(kept);
    readAt = now();
    return ask();
  }

  return {
    actionFor: (id) => (ownIds.has(id) ? id : lookUp(() => own[others.names.get(id) ?? ""])),
    assetAt: (pathname) =>
      pathname.startsWith(PREFIX)
        ? (existing(ownAssets.get(pathname)) ?? lookUp(() => existing(others.assets.get(pathname))))
        : undefined,
  };
}

/** A build may have been removed since the folder was read, while another one still has the same asset. */
function existing(file: string | undefined): string | undefined {
  return file && existsSync(file) ? file : undefined;
}

type Others = {
  /** Which name an ID stands for. */
  readonly names: ReadonlyMap<string, string>;
  /** Which file an address stands for. Only listed files are served, so no address leads outside the folder. */
  readonly assets: ReadonlyMap<string, string>;
};

function readOthers(kept: string): Others {
  const builds = listKeptBuilds(kept);
  return {
    names: new Map(
      builds.flatMap(({ actions }) => Object.entries(actions).map(([name, id]) => [id, name] as const)),
    ),
    assets: new Map(builds.flatMap(({ assets }) => [...listAssets(assets)])),
  };
}

function listAssets(folder: string): Map<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith(PACKED),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [PREFIX + relative(folder, file).split(sep).map(encodeURIComponent).join("/"), file] as const;
    }),
  );
}
