import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { roundRobinDivision, SEASON } from "../gallery/divisions";
import { EditEntry } from "./edit-entry";

test.each([
  { why: "in a schedule", isInSchedule: true, isOver: false, says: "Remove them there first." },
  {
    why: "in a schedule of a season that's over",
    isInSchedule: true,
    isOver: true,
    says: "The season is over, so no one can move.",
  },
  {
    why: "in a season that's over",
    isInSchedule: false,
    isOver: true,
    says: "The season is over, so no one can move.",
  },
  { why: "before the schedule", isInSchedule: false, isOver: false, says: "Move" },
])("a player $why: $says", ({ isInSchedule, isOver, says }) => {
  const html = renderToStaticMarkup(
    <EditEntry
      address={{ org: "lakeside", season: "fall-2026", division: "open", entryId: "e1" }}
      entry={{ name: "Amara Osei", email: "amara@lakeside.example", bornOn: null, isInSchedule }}
      isClaimable={false}
      campusId={null}
      division={roundRobinDivision(8, 3).division}
      isOver={isOver}
      others={SEASON.divisions.slice(1).map((one) => ({ ...one, isFull: false }))}
      seen={{ name: "", email: "", campusId: "", entry: "" }}
    />,
  );
  expect(html).toContain(says);
  if (isOver) expect(html).not.toContain("Remove them there first.");
});
