import { expect, test } from "vitest";
import { roundRobinDivision } from "@/components/gallery/divisions";
import type { RoundView } from "../store/divisions";
import { reportedStages } from "./reported-stages";

const SESSION = "2026-12-05T20:00:00.000Z";
const AFTER = "2026-12-12T18:00:00.000Z";

test.each([
  {
    why: "at its session",
    scheduledAt: SESSION,
    days: { opensOn: "2026-12-05", closesOn: "2026-12-05" },
  },
  {
    why: "after its session",
    scheduledAt: "2026-12-09T20:00:00.000Z",
    days: { opensOn: "2026-11-30", closesOn: "2026-12-10" },
  },
])("a final is reported on the days it could be played: $why", ({ scheduledAt, days }) => {
  const view = roundRobinDivision(4, 1);
  const [first] = view.rounds;
  const [match] = first?.matches ?? [];
  const final = {
    ...first,
    opensAt: "2026-11-30T06:00:00.000Z",
    deadlineAt: "2026-12-11T05:59:00.000Z",
    sessionAt: SESSION,
    matches: [{ ...match, scheduledAt }],
  } as RoundView;
  const [stage] = reportedStages({ ...view, rounds: [final] }, AFTER).stages;
  expect(stage?.rounds[0]).toMatchObject(days);
});
