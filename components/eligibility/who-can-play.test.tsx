import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { waitingDivision } from "../gallery/divisions";
import { WhoCanPlay } from "./who-can-play";

function drawn(status: SeasonFacts["status"]): string {
  const { season } = waitingDivision(4, status);
  const list = { version: 1, isUsed: false, lines: 0, asksCampusId: false, groups: [] };
  return renderToStaticMarkup(
    <WhoCanPlay season={season} list={list} groups={[]} exceptions={[]} holds={[]} decisions={[]} />,
  );
}

test("a season that's over takes no exceptions, but its organization takes holds", () => {
  expect(drawn("registration")).toContain("Grant an exception");
  const over = drawn("finished");
  expect(over).not.toContain("Grant an exception");
  expect(over).not.toContain("can register whatever");
  expect(over).toContain("can’t register for any season");
});
