import { expect, test } from "vitest";
import { absolute, paths, RESERVED_DIVISION_SLUGS, RESERVED_SEASON_SLUGS, RESERVED_SLUGS } from "./paths";

test.each([
  [paths.organization("lakeside"), "/lakeside"],
  [paths.division("lakeside", "fall-2026", "open"), "/lakeside/fall-2026/open"],
  [paths.ruleSheet("lakeside", "fall-2026"), "/lakeside/fall-2026/rules"],
  [paths.match("m1"), "/matches/m1"],
  [paths.matchReport("m1"), "/matches/m1#report"],
  [paths.case("lakeside", "m1"), "/desk/lakeside/matches/m1"],
  [paths.deskDivision("lakeside", "fall-2026", "open"), "/desk/lakeside/seasons/fall-2026/open"],
  [paths.adjudicator(), "/tools/adjudicator"],
  [paths.adjudicator({ pgn: "1. e4", end: "flag" }), "/tools/adjudicator?pgn=1.+e4&end=flag"],
  [paths.signIn(), "/sign-in"],
  [paths.signIn("/matches/m1?a=b"), "/sign-in?next=%2Fmatches%2Fm1%3Fa%3Db"],
])("%s", (path, is) => {
  expect(path).toBe(is);
});

test("what goes into an address cannot lead out of it", () => {
  expect(paths.match("../desk")).toBe("/matches/..%2Fdesk");
  expect(paths.organization("a?b#c")).toBe("/a%3Fb%23c");
});

test("an address is made whole once, with a slash or without", () => {
  expect(absolute("https://chess.example", paths.me())).toBe("https://chess.example/me");
  expect(absolute("https://chess.example/", paths.me())).toBe("https://chess.example/me");
});

test("the first word of every page of the app is reserved", () => {
  const own = [
    paths.me(),
    paths.profile(),
    paths.match("x"),
    paths.desk("x"),
    paths.letters(),
    paths.signIn(),
    paths.signOut(),
    paths.privacy(),
    paths.adjudicator(),
  ];
  for (const path of own) expect(RESERVED_SLUGS).toContain(path.split("/")[1]);
});

test("no season or division can be named like the embeds of a division", () => {
  expect(RESERVED_SEASON_SLUGS).toContain("embed");
  expect(RESERVED_DIVISION_SLUGS).toContain("embed");
});
