import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailLink } from "./email-link";

test("a long address can break before its @ and dots, and is written to as a whole", () => {
  expect(renderToStaticMarkup(<EmailLink to="bartholomew.o_neill@students.lakeside.example" />)).toBe(
    '<a href="mailto:bartholomew.o_neill@students.lakeside.example"><span>bartholomew<wbr/>.o_neill<wbr/>@students<wbr/>.lakeside<wbr/>.example</span></a>',
  );
});
