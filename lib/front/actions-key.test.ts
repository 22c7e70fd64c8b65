import { expect, test } from "vitest";
import { actionsKey } from "./actions-key";

const AUTH_SECRET = "0123456789abcdef0123456789abcdef";
const given = Buffer.alloc(32, 7).toString("base64");

test("the key that is set counts", () => {
  expect(actionsKey({ AUTH_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: given })).toBe(given);
});

test("otherwise every process with the same secret has the same key, which says nothing about the secret", () => {
  const key = actionsKey({ AUTH_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: "" });
  expect(key).toBe(actionsKey({ AUTH_SECRET }));
  expect(Buffer.from(key, "base64")).toHaveLength(32);
  expect(key).not.toBe(actionsKey({ AUTH_SECRET: `${AUTH_SECRET}!` }));
});
