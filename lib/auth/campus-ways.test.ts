import { expect, test } from "vitest";
import { organizationIn } from "./campus-ways";

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
