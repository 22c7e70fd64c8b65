import { expect, test } from "vitest";
import { diagramSvg, diagramText, parsePlacement, piecesOf, START } from "../index";
import { positionAt, unwrap } from "../testing/legal";

test("a board as text, from either side", () => {
  const pieces = piecesOf(positionAt("4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1"));
  expect(diagramText(pieces).split("\n")).toEqual([
    "8 . . . . k . . .",
    "7 . . . . . . . .",
    "6 . . . . . . . .",
    "5 . . . . . . . .",
    "4 . . . . . . . .",
    "3 . . . . . . . .",
    "2 . . . . P . . .",
    "1 R . . . K . . .",
    "  a b c d e f g h",
  ]);
  expect(diagramText(pieces, { from: "black" }).split("\n").slice(0, 2)).toEqual([
    "1 . . . K . . . R",
    "2 . . . P . . . .",
  ]);
});

test("a board as a picture that names its pieces", () => {
  const svg = diagramSvg(unwrap(parsePlacement("4k3/8/8/8/8/8/8/4K2R")));
  expect(svg).toContain('role="img"><title>White: king e1, rook h1. Black: king e8.</title>');
  expect(svg).toContain('transform="translate(315 315)"');
  expect(diagramSvg([], {})).toContain("<title>An empty board</title>");
  expect(diagramSvg(piecesOf(START)).match(/transform/g)).toHaveLength(32);
});

test("from Black's side, with marked squares", () => {
  const svg = diagramSvg(piecesOf(START), { from: "black", marked: ["a8"] });
  expect(svg).toContain('<rect x="315" y="315"');
});

test("nothing in it runs, whatever the title", () => {
  const svg = diagramSvg([], { title: "</title><script>alert(1)</script>&\u0000" });
  expect(svg).toContain("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp; </title>");
  expect(diagramSvg(piecesOf(START))).not.toMatch(/<script|<style|href|\son\w+=/);
});
