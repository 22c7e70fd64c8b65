import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OrganizationForm, TimeZoneForm } from "./organization-forms";

test("the page of an organization has one green button, whatever time zone is asked about", () => {
  const facts = {
    org: "lakeside",
    seen: "1",
    name: "Lakeside",
    office: "SAC 109",
    contactEmail: "a@x.example",
  };
  const zones = { zones: ["America/Chicago"], zone: "America/Chicago" };
  const html = renderToStaticMarkup(
    <>
      <OrganizationForm {...facts} />
      <TimeZoneForm {...facts} {...zones} asked={{ zone: "America/Denver", changes: ["Two rounds."] }} />
    </>,
  );
  expect(html).toContain("Change the time zone");
  expect(html.match(/btn-primary/g)).toHaveLength(1);
});
