import { expect, test } from "vitest";
import { accountConnectedLetter } from "./account-connected";

const FACTS = {
  appUrl: "https://chess.lakeside.example",
  accountId: "a1",
  account: "Lakeside Chess campus account",
  organization: { name: "Lakeside Chess", contactEmail: "chess@lakeside.example" },
  to: { userId: "u1", name: "Amara Osei", email: "amara@lakeside.example" },
};

test("the email says which account it is, what it opens, and whom to tell", () => {
  const { text, to } = accountConnectedLetter(FACTS);
  expect(to.email).toBe("amara@lakeside.example");
  expect(text).toContain("Hello Amara,");
  const words = text.replaceAll("\n", " ");
  expect(words).toContain(
    "Lakeside Chess campus account. Anyone who can use that account can sign in as you.",
  );
  expect(words).toContain("write to chess@lakeside.example (Lakeside Chess)");
  expect(words).toContain("https://chess.lakeside.example/profile");
});

test("each account is told of once, and the site's provider has no office", () => {
  const other = accountConnectedLetter({ ...FACTS, accountId: "a2", organization: null });
  expect(other.key).not.toBe(accountConnectedLetter(FACTS).key);
  expect(other.text.replaceAll("\n", " ")).toContain("write to your league office");
});
