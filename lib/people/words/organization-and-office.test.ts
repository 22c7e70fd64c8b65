import { expect, test } from "vitest";
import { organizationAndOffice } from "./organization-and-office";

test.each([
  {
    why: "both",
    name: "Lakeside University",
    office: "Office 114",
    says: "Lakeside University. Office 114",
  },
  {
    why: "the office has the name",
    name: "Northfield College",
    office: "Northfield College, Room 2",
    says: "Northfield College, Room 2",
  },
  {
    why: "the office is the name",
    name: "Northfield College",
    office: "Northfield College",
    says: "Northfield College",
  },
  { why: "no office", name: "Northfield College", office: undefined, says: "Northfield College" },
  { why: "neither", name: undefined, office: undefined, says: "" },
])("$why: $says", ({ name, office, says }) => {
  expect(organizationAndOffice(name, office)).toBe(says);
});
