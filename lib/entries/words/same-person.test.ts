import { expect, test } from "vitest";
import { samePersonAnswers } from "./same-person";

const GUS = {
  entryId: "e1",
  name: "Gus Guest",
  phone: "312 555 0100",
  division: "Open",
  season: "Fall 2026",
};

test.each([
  { known: "312 555 0100", typed: null, says: "Open, Fall 2026. Phone: 312 555 0100" },
  { known: "312 555 0100", typed: "312 555 0100", says: "Open, Fall 2026. Phone: 312 555 0100" },
  {
    known: "312 555 0100",
    typed: "312 555 0199",
    says: "Open, Fall 2026. Phone: 312 555 0100, which becomes 312 555 0199",
  },
  { known: null, typed: "312 555 0199", says: "Open, Fall 2026" },
])("someone with the phone $known is told apart if $typed is typed", ({ known, typed, says }) => {
  const [same, other] = samePersonAnswers(
    { namesakes: [{ ...GUS, phone: known }], other: "new-1" },
    { phone: typed },
  );
  expect(same).toEqual({ value: "e1", title: "Yes, Gus Guest", detail: says });
  expect(other?.value).toBe("new-1");
});
