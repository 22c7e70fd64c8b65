import { expect, test } from "vitest";
import { emailAddress } from "./email-address";
import { emailOrNull, hasEmail, makeNoEmail } from "./no-email";

test("a placeholder address isn't shown, and no one can type it", () => {
  const standIn = makeNoEmail("01a2041f-1fad-704e-b69e-81653fe06007");
  expect(hasEmail(standIn)).toBe(false);
  expect(emailOrNull(standIn)).toBeNull();
  expect(emailOrNull("amara@lakeside.example")).toBe("amara@lakeside.example");
  expect(emailAddress.safeParse(standIn).success).toBe(false);
});
