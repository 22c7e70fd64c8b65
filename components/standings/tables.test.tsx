import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PublicDivision } from "@/lib/standings/store/division-view";
import { drawnByLot, NOW } from "../gallery/divisions";
import { Tables } from "./tables";

test("everyone can read that a lot decided which of several tied players advanced", () => {
  const show = (view: PublicDivision) => renderToStaticMarkup(<Tables view={view} at={NOW} />);
  const drawn = drawnByLot();
  const [one, two] = drawn.entries.slice(1, 3).map(({ name }) => name);
  expect(show(drawn)).toContain(`${one} and ${two} advanced by lot.`);
  expect(show({ ...drawn, rounds: drawn.rounds.slice(0, -1) })).not.toContain("by lot");
});
