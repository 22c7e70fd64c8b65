import { expect, test } from "vitest";
import { parseEraseRequest } from "./parse-request";

const user = "0193a5f0-7c3e-7b1a-9d2e-5f6a7b8c9d0e";
const since = "postgresql://rookery:password@127.0.0.1/rookery_before";

test("one account, or all since a backup", () => {
  expect(parseEraseRequest(["--user", user])).toEqual({ user });
  expect(parseEraseRequest(["--since", since])).toEqual({ since });
});

test.each([
  { why: "neither", words: [], says: "Give one of the two" },
  { why: "both", words: ["--user", user, "--since", since], says: "Give one of the two" },
  { why: "an address", words: ["--user", "amara@lakeside.example"], says: "isn't the ID of an account" },
  { why: "a file", words: ["--since", "backup.sql.gz"], says: "is the URL of a database" },
])("refused: $why", ({ words, says }) => {
  expect(() => parseEraseRequest(words)).toThrow(says);
});
