import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhoHelps } from "./who-helps";

test("an office that begins with the organization’s name is named once", () => {
  const organization = {
    slug: "northfield",
    name: "Northfield College",
    office: "Northfield College",
    contactEmail: "chess@northfield.example",
  };
  const html = renderToStaticMarkup(<WhoHelps organizations={[organization]} />);
  expect(html.match(/Northfield College/g)).toHaveLength(1);
});
