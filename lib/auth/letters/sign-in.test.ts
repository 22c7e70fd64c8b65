import { expect, test } from "vitest";
import { signInLetter } from "./sign-in";

const LINK = "https://chess.lakeside.example/sign-in/confirm?token=s3cret&email=a%40b.example";
const letter = signInLetter({
  appUrl: "https://chess.lakeside.example",
  link: LINK,
  email: "a@b.example",
  minutes: 15,
});

test("the letter contains the link, how long it works, and who sends it", () => {
  expect(letter.to.email).toBe("a@b.example");
  expect(letter.text).toContain(`Sign in:\n${LINK}\n`);
  expect(letter.text).toContain("expires in 15 minutes");
  expect(letter.text).toContain("chess.lakeside.example, because someone entered your address there");
  expect(letter.html).toContain(LINK.replace("&", "&amp;"));
});

test("its key doesn't reveal the link, and another link is another letter", () => {
  expect(letter.key).not.toContain("s3cret");
  const other = signInLetter({ appUrl: "x", link: `${LINK}2`, email: "a@b.example", minutes: 15 });
  expect(other.key).not.toBe(letter.key);
});
