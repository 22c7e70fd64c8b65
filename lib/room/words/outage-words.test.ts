import { expect, test } from "vitest";
import { instantFrom } from "@/lib/shared/instant";
import { outageWords } from "./outage-words";

test.each([
  { from: "2026-11-21T01:02:10Z", until: "2026-11-21T01:09:00Z", says: "from 7:02 pm to 7:09 pm" },
  { from: "2026-11-21T01:02:10Z", until: "2026-11-21T01:02:40Z", says: "at 7:02 pm" },
  {
    from: "2026-11-21T01:02:10Z",
    until: "2026-11-23T01:09:00Z",
    says: "from Friday, Nov 20, 7:02 pm to Sunday, Nov 22, 7:09 pm",
  },
])("an outage is told with its days if they differ: $says", ({ from, until, says }) => {
  expect(outageWords({ from: instantFrom(from), until: instantFrom(until) }, "America/Chicago")).toBe(
    `We couldn’t be reached ${says}. That time doesn’t count.`,
  );
});
