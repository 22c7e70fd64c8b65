import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { NOW, SEASON } from "../gallery/divisions";
import { Unpublished } from "./unpublished";

test.each<{ status: SeasonFacts["status"]; says: string }>([
  { status: "draft", says: "Open registration first." },
  { status: "running", says: "A schedule needs at least two players." },
  { status: "finished", says: "The season ended before a schedule was published." },
  { status: "archived", says: "The season ended before a schedule was published." },
])("a division without a schedule in a $status season", ({ status, says }) => {
  const season = { ...SEASON, status };
  const plan = { season, division: "open", players: [], asked: {}, now: NOW, seen: "" };
  expect(renderToStaticMarkup(<Unpublished {...plan} />)).toContain(says);
});
