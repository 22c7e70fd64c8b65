import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PublicDivision, RoundView } from "@/lib/standings/store/divisions";
import { knockoutDivision } from "../gallery/divisions";
import { RoundNow } from "./round-now";

function saidOf(view: PublicDivision, at: string): string {
  return renderToStaticMarkup(<RoundNow view={view} at={at} />).replace(/<[^>]+>/g, " ");
}

/** A division whose last round is changed. */
function withLast(view: PublicDivision, change: (last: RoundView) => Partial<RoundView>): PublicDivision {
  return {
    ...view,
    rounds: view.rounds.map((round, index) =>
      index === view.rounds.length - 1 ? { ...round, ...change(round) } : round,
    ),
  };
}

describe("a final at a session", () => {
  const sessionAt = "2026-11-14T20:00:00.000Z";
  const during = "2026-11-15T18:00:00.000Z";
  const final = (scheduledAt: string | null) =>
    withLast(knockoutDivision(2), ({ matches }) => ({
      sessionAt,
      sessionPlace: "Courtside Lounge",
      matches: matches.map((match) => ({ ...match, scheduledAt })),
    }));

  test("is played there", () => {
    expect(saidOf(final(sessionAt), during)).toContain("The final is played on Saturday, Nov 14");
  });

  test("is reported by its deadline if it came about afterwards", () => {
    expect(saidOf(final(null), during)).toContain("Report the final by Sunday, Nov 15");
  });
});
