import { expect, test } from "vitest";
import { needsCampusAccount, organizationIn } from "./campus-ways";

test.each([
  { path: "/lakeside/fall/register?division=open", org: "lakeside" },
  { path: "/lakeside", org: "lakeside" },
  { path: "/desk/lakeside/people", org: "lakeside" },
  { path: "/desk", org: undefined },
  { path: "/me", org: undefined },
  { path: "/matches/1", org: undefined },
  { path: "/", org: undefined },
  { path: "/%2e%2e/x", org: undefined },
])("$path belongs to $org", ({ path, org }) => expect(organizationIn(path)).toBe(org));

test.each([
  { path: "/lakeside/fall/register?division=open", only: true },
  { path: "/desk/lakeside/people", only: true },
  { path: "/desk/lakeside", only: true },
  { path: "/desk", only: false },
  { path: "/me", only: false },
  { path: "/profile", only: false },
  { path: "/matches/1", only: false },
  { path: "/lakeside/fall/waiver", only: false },
  { path: "/lakeside/tables/1", only: false },
])("$path takes a campus account, where others are closed: $only", ({ path, only }) =>
  expect(needsCampusAccount(path)).toBe(only),
);
