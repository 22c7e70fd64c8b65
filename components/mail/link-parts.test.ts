import { expect, test } from "vitest";

import { linkParts } from "./link-parts";

const APP = "https://chess.lakeside.example";

test.each([
  { why: "words alone are one part", text: "Hello", expected: [{ text: "Hello" }] },
  {
    why: "a link of the app can be followed, to its last character",
    text: `Sign in:\n${APP}/sign-in/confirm?token=a&b=c\n\nBye`,
    expected: [
      { text: "Sign in:\n" },
      {
        text: `${APP}/sign-in/confirm?token=a&b=c`,
        href: `${APP}/sign-in/confirm?token=a&b=c`,
      },
      { text: "\n\nBye" },
    ],
  },
  {
    why: "a host that only begins like the app's is not the app's",
    text: `See ${APP}.evil.example/x`,
    expected: [{ text: "See " }, { text: `${APP}.evil.example/x` }],
  },
  {
    why: "other addresses stay words",
    text: "See https://evil.example",
    expected: [{ text: "See https://evil.example" }],
  },
])("$why", ({ text, expected }) => {
  expect(linkParts(text, APP)).toEqual(expected);
});
