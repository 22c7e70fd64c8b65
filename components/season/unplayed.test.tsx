import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { EMBEDS } from "@/lib/paths/embed";
import { glanceDivision } from "@/lib/season/view/glance-division";
import { Waiting } from "../entries/waiting-for-draw";
import { NOW, roundRobinDivision, waitingDivision } from "../gallery/divisions";
import { DivisionEmbed } from "../sharing/embeds";
import { NoPairings } from "../standings/no-pairings";
import { DivisionGlances } from "./division-glances";
import { NoTimes } from "./no-times";

const saidOf = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe.each(["finished", "archived"] as const)(
  "a division that wasn't played, in a season that's %s",
  (status) => {
    const view = waitingDivision(1, status);

    test("has no schedule to wait for", () => {
      const said = saidOf(<Waiting view={view} at={NOW} />);
      expect(said).toContain("The season is over This division wasn’t played.");
      expect(said).not.toContain("Next, the director");
      expect(saidOf(<Waiting view={waitingDivision(0, status)} at={NOW} />)).not.toContain(
        "Names appear here",
      );
    });

    test.each(EMBEDS)("nor on another website: %s", (embed) => {
      const said = saidOf(<DivisionEmbed embed={embed} view={view} at={NOW} />);
      expect(said).toContain("The season is over, and this division wasn’t played.");
    });

    test("nor on the season's page", () => {
      expect(saidOf(<DivisionGlances divisions={[glanceDivision(view, NOW)]} />)).toContain(
        "Rounds not played",
      );
    });

    test("doesn't keep the others from having no match left", () => {
      expect(saidOf(<NoTimes views={[roundRobinDivision(4, 3), view]} />)).toContain(
        "No match is left to play",
      );
    });
  },
);

test("no first player is awaited once registration is closed", () => {
  const said = saidOf(<Waiting view={waitingDivision(0, "running")} at={NOW} />);
  expect(said).toContain("Next, the director publishes everyone’s opponents.");
  expect(said).not.toContain("Names appear here");
});

test.each([
  { present: waitingDivision(1, "archived"), said: "This division wasn’t played." },
  { present: waitingDivision(1, "running"), said: "The schedule isn’t published yet." },
  { present: roundRobinDivision(4, 0), said: "The schedule was published after that day." },
])("a day before any pairings: $said", ({ present, said }) => {
  expect(saidOf(<NoPairings present={present} />)).toContain(said);
});
