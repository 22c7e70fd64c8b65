import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { instantFrom } from "@/lib/shared/instant";
import { waitingDivision } from "../gallery/divisions";
import { UnpublishedDivision } from "./unpublished-division";

function drawn(status: SeasonFacts["status"]): string {
  const { season, division } = waitingDivision(4, status);
  const now = instantFrom("2027-05-01T15:00:00Z");
  return renderToStaticMarkup(
    <UnpublishedDivision
      undecided={[]}
      season={season}
      division={division}
      entries={[]}
      asked={{}}
      now={now}
      seen=""
    />,
  );
}

test("a division that had no schedule when its season ended takes no players", () => {
  expect(drawn("running")).toContain("Adding spots admits players");
  const over = drawn("finished");
  expect(over).not.toContain("Adding spots admits players");
  expect(over).toContain("No one was in this division when the season ended.");
});
