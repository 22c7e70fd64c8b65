import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import config from "@/next.config";
import { projectPath } from "@/scripts/process/project";
import { isTest, readSources } from "@/scripts/source/files";
import { listEmails } from "./emails";
import { GalleryIndex, GalleryRoom, GallerySample } from "./gallery-pages";
import { ROOMS } from "./rooms";
import { anchorOf } from "./sample";
import { UI_SAMPLES } from "./ui-samples";

const INDEX = renderToStaticMarkup(<GalleryIndex />);

describe.each(ROOMS)("$title", (room) => {
  test("every sample has an anchor of its own, and the index leads to it", () => {
    const anchors = room.samples.map(anchorOf);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(INDEX).toContain(`href="/gallery/${room.slug}#${anchor}"`);
  });

  test.each(room.samples)("$of: $why", (sample) => {
    const page = renderToStaticMarkup(sample.show());
    expect(page).not.toMatch(/undefined|\[object Object\]|NaN|Invalid Date/);
  });
});

test("a room shows its samples one below the other, and each on a page of its own", () => {
  const [sample] = UI_SAMPLES;
  if (!sample) throw new Error("The UI has samples");
  const room = { slug: "ui", title: "UI", samples: UI_SAMPLES.slice(0, 3) };
  const page = renderToStaticMarkup(<GalleryRoom room={room} />);
  for (const each of room.samples) expect(page).toContain(`id="${anchorOf(each)}"`);
  expect(renderToStaticMarkup(<GallerySample room={room} sample={sample} />)).toContain("Suggest times");
});

const SOURCES = readSources(["app", "components", "lib"]).filter(({ path }) => !isTest(path));

test("every email that the code can write is in the gallery", () => {
  const written = SOURCES.filter(({ path }) => /^lib\/\w+\/letters\//.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^export function (\w+Letters?|lettersFor)\b/gm)])
    .map(([, name = ""]) => name)
    // These write what the others say.
    .filter((name) => name !== "composeLetter" && name !== "writeEventLetter");
  const forEvents = SOURCES.find(({ path }) => path.endsWith("for-event.ts"))?.text ?? "";
  const shown = new Set(listEmails().map(({ of }) => of));
  expect(written.length).toBeGreaterThan(30);
  expect(new Set(written).size, "emails with a name of their own").toBe(written.length);
  expect(written.filter((name) => !shown.has(name) && !forEvents.includes(`${name}({`))).toEqual([]);
});

test("no one gets an email about these events, and someone about every other", () => {
  const silent = listEmails().filter(({ letters }) => letters.length === 0);
  expect(silent.map(({ why }) => why)).toEqual([
    "MatchPaired",
    "Arrived",
    "ContactLogged",
    "StatementRecorded",
    "StatementAdded",
    "VenueClosed",
  ]);
});

test("a build has no page of the gallery", () => {
  const files = readdirSync(projectPath("app", "(dev)"), { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(["page.dev.tsx"]));
  expect(config.pageExtensions).toEqual(["tsx", "ts"]);
});

test("every component can be seen in the gallery, but for those that say why not", () => {
  const shown = reachable("components/gallery/rooms.ts");
  const missing = SOURCES.map(({ path }) => path).filter(
    (path) =>
      /^components\/.*\.tsx$/.test(path) && !path.startsWith("components/gallery/") && !shown.has(path),
  );
  expect(missing).toEqual(Object.keys(NOT_SHOWN).sort());
});

/** Components that the gallery leaves out, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  "components/board/piece-shapes.tsx": "is in pieces.svg",
  "components/desk/keyboard.tsx": "draws nothing",
  "components/erasure/forget-device.tsx": "draws nothing",
  "components/layout/board-sprite.tsx": "is on every page",
  "components/layout/keep-typed.tsx": "draws nothing",
  "components/layout/not-found-door.tsx": "draws what it loads",
  "components/layout/not-found-page.tsx": "is at every address without a page",
  "components/layout/offline-status.tsx": "needs a network that's gone",
  "components/layout/register-worker.tsx": "draws nothing",
  "components/layout/typed-fields.tsx": "needs a form that failed",
  "components/live/live-boards-door.tsx": "draws what it loads",
  "components/page-script/start-page-script.tsx": "draws nothing",
  "components/room/offline-room.tsx": "draws what a device keeps",
  "components/room/room.tsx": "is linked to a server",
};

/** What a file imports, directly and indirectly. */
function reachable(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const file = SOURCES.find((source) => source.path === path);
  if (!file || seen.has(path)) return seen;
  seen.add(path);
  for (const [, from = ""] of file.text.matchAll(/from "([.@][^"]*)"/g)) {
    const base = from.startsWith("@/") ? from.slice(2) : resolve(path, from);
    for (const end of [".ts", ".tsx"]) reachable(`${base}${end}`, seen);
  }
  return seen;
}

function resolve(path: string, from: string): string {
  return new URL(from, `file:///${path}`).pathname.slice(1);
}
