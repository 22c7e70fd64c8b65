import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignInForms } from "./sign-in-forms";

test.each([
  { why: "it's the only field", isFirst: true, provider: undefined, emailError: undefined, is: true },
  {
    why: "the campus account comes first",
    isFirst: true,
    provider: "Lakeside ID",
    emailError: undefined,
    is: false,
  },
  { why: "a message has the focus", isFirst: false, provider: undefined, emailError: undefined, is: false },
  {
    why: "it was refused",
    isFirst: false,
    provider: "Lakeside ID",
    emailError: "Enter your email.",
    is: true,
  },
])("the cursor is in the email field: $is ($why)", ({ isFirst, provider, emailError, is }) => {
  const form = { next: "/me", email: undefined, linkLasts: "ten minutes", isFirst, provider, emailError };
  expect(renderToStaticMarkup(<SignInForms {...form} />).includes("autofocus")).toBe(is);
});
