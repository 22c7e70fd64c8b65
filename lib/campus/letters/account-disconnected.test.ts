import { expect, test } from "vitest";
import { accountDisconnectedLetter } from "./account-disconnected";

test("the email says which account it was, how to sign in, and whom to ask", () => {
  const { text, to } = accountDisconnectedLetter({
    appUrl: "https://chess.lakeside.example",
    accountId: "a1",
    account: "Lakeside Chess campus account",
    organization: { name: "Lakeside Chess", contactEmail: "chess@lakeside.example" },
    to: { userId: "u1", name: "Amara Osei", email: "amara@elsewhere.example" },
  });
  const words = text.replaceAll("\n", " ");
  expect(to.email).toBe("amara@elsewhere.example");
  expect(words).toContain("we disconnected an account from your profile: Lakeside Chess campus account.");
  expect(words).toContain("sign in with a link by email to this address");
  expect(words).toContain("write to chess@lakeside.example (Lakeside Chess)");
});
