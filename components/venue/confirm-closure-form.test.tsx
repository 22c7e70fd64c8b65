import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EndClosureForm } from "./confirm-closure-form";

test.each([
  { isShared: false, says: true },
  { isShared: true, says: false },
])(
  "says that players can book the hours, unless another closure may cover all of them: $says",
  ({ isShared, says }) => {
    const html = renderToStaticMarkup(<EndClosureForm org="lakeside" id="c1" isShared={isShared} />);
    expect(html.includes("Players can book")).toBe(says);
  },
);
