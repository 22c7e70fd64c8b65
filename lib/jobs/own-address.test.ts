import { expect, test } from "vitest";
import { ownAddress } from "./own-address";

test.each([
  { why: "nothing is said", settings: {}, expected: "http://127.0.0.1:3000" },
  { why: "every address", settings: { HOSTNAME: "0.0.0.0", PORT: "80" }, expected: "http://127.0.0.1:80" },
  { why: "every address, of both kinds", settings: { HOSTNAME: "::" }, expected: "http://[::1]:3000" },
  { why: "one of the newer kind", settings: { HOSTNAME: "::1", PORT: "80" }, expected: "http://[::1]:80" },
  { why: "a name", settings: { HOSTNAME: "rookery-1" }, expected: "http://rookery-1:3000" },
])("a process reaches itself where it listens: $why", ({ settings, expected }) => {
  expect(ownAddress(settings)).toBe(expected);
  expect(URL.canParse(ownAddress(settings))).toBe(true);
});
