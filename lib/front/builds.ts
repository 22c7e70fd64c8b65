import { readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { readBuildActions } from "./build-actions";
import { listKeptBuilds } from "./kept-builds";

/** What this build and those of the last day answer to. */
export type Builds = {
  /** This build's id for an action that a page of any of them names; undefined when none of them, or not this one, has it. */
  actionFor(id: string): string | undefined;
  /** The file behind an address of an asset that this build doesn't have and another one does. */
  assetOfAnother(pathname: string): string | undefined;
};

const PREFIX = "/_next/static/";
/** Unknown ids and assets cost nothing to send, so the folder isn't read for each of them. */
const READ_AGAIN_MS = 1_000;

/**
 * Pages outlive the build that drew them: they ask for its assets and call its actions. Whatever this build can't answer
 * by itself is looked up among the kept builds, also the ones that came after it: while two releases run side by side, a
 * page of either may reach the other.
 *
 * @param build the folder of this build, `.next`
 * @param kept the folder of the kept builds
 */
export function openBuilds(build: string, kept: string, now: () => number = () => performance.now()): Builds {
  const own = readBuildActions(build);
  const ownIds = new Set(Object.values(own));
  const ownAssets = new Set(listAssets(join(build, "static")).keys());
  let others = readOthers(kept);
  let readAt = now();

  /** Looks again when there is no answer: another process may have added its build since. */
  function lookUp<Found>(ask: () => Found | undefined): Found | undefined {
    const found = ask();
    if (found !== undefined || now() - readAt < READ_AGAIN_MS) return found;
    others = readOthers(kept);
    readAt = now();
    return ask();
  }

  return {
    actionFor: (id) => (ownIds.has(id) ? id : lookUp(() => own[others.names.get(id) ?? ""])),
    assetOfAnother: (pathname) =>
      ownAssets.has(pathname) || !pathname.startsWith(PREFIX)
        ? undefined
        : lookUp(() => others.assets.get(pathname)),
  };
}

type Others = {
  /** Which name an id stands for. */
  readonly names: ReadonlyMap<string, string>;
  /** Which file lies behind an address. Only what was listed can be had, so no address leads outside. */
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
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [PREFIX + relative(folder, file).split(sep).map(encodeURIComponent).join("/"), file] as const;
    }),
  );
}
