import { DOMParser } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { makeAtom } from "./atom";

const FEED = {
  id: "urn:uuid:01",
  title: "Open",
  updated: "2026-11-18T18:00:00.000Z",
  author: "Lakeside",
  self: "https://chess.example/a.atom",
  page: "https://chess.example/a?b=1&c=2",
} as const;
const AWKWARD = `O'Neill & "Łukasz" <b>]]> \u0000\ud800😀 vs. Player\u00a07`;

test("a parser reads back what was written, whatever players are called", () => {
  const xml = makeAtom({
    ...FEED,
    entries: [{ ...FEED, title: AWKWARD, id: "urn:uuid:02", summary: "Round 1" }],
  });
  const problems: string[] = [];
  const note = (problem: string) => void problems.push(problem);
  const document = new DOMParser({
    errorHandler: { warning: note, error: note, fatalError: note },
  }).parseFromString(xml, "application/xml");
  expect(problems).toEqual([]);
  const [entry] = Array.from(document.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "entry"));
  const textOf = (name: string) => entry?.getElementsByTagName(name)[0]?.textContent;
  expect(textOf("title")).toBe(`O'Neill & "Łukasz" <b>]]> 😀 vs. Player\u00a07`);
  expect([textOf("id"), textOf("updated")]).toEqual(["urn:uuid:02", FEED.updated]);
  expect(entry?.getElementsByTagName("link")[0]?.getAttribute("href")).toBe(FEED.page);
});
