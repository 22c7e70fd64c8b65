import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import config from "@/next.config";
import { projectPath } from "@/scripts/process/project";
import { isTest, readSources } from "@/scripts/source/files";
import { listEmails } from "./emails";
import { GalleryIndex, GalleryRoom } from "./gallery-pages";
import { ROOMS } from "./rooms";
import { anchorOf } from "./sample";

describe.each(ROOMS)("$title", (room) => {
  test("every sample has an anchor of its own, and the index leads to it", () => {
    const anchors = room.samples.map(anchorOf);
    expect(new Set(anchors).size).toBe(anchors.length);
    const index = renderToStaticMarkup(<GalleryIndex />);
    const page = renderToStaticMarkup(<GalleryRoom room={room} />);
    for (const anchor of anchors) {
      expect(index).toContain(`href="/gallery/${room.slug}#${anchor}"`);
      expect(page).toContain(`id="${anchor}"`);
    }
  });

  test.each(room.samples)("$of: $why", (sample) => {
    const page = renderToStaticMarkup(sample.show());
    expect(page).not.toMatch(/undefined|\[object Object\]|NaN|Invalid Date/);
  });
});

const SOURCES = readSources(["app", "components", "lib"]).filter(({ path }) => !isTest(path));

test("every email that the code can write is in the gallery", () => {
  const written = SOURCES.filter(({ path }) => /^lib\/\w+\/letters\//.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^export function (\w+Letters?|lettersFor)\b/gm)])
    .map(([, name = ""]) => name)
    .filter((name) => name !== "composeLetter");
  const forEvents = SOURCES.find(({ path }) => path.endsWith("for-event.ts"))?.text ?? "";
  const shown = new Set(listEmails().map(({ of }) => of));
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((name) => !shown.has(name) && !forEvents.includes(`${name}({`))).toEqual([]);
});

test("nobody gets an email about these events, and somebody about every other", () => {
  const silent = listEmails().filter(({ letters }) => letters.length === 0);
  expect(silent.map(({ why }) => why)).toEqual(["MatchPaired", "ContactLogged", "StatementAdded"]);
});

test("a build has no page of the gallery", () => {
  const files = readdirSync(projectPath("app", "(dev)"), { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(["page.dev.tsx"]));
  expect(config.pageExtensions).toEqual(["tsx", "ts"]);
});
