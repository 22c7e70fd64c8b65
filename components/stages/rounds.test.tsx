import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NOW, roundRobinDivision } from "../gallery/divisions";
import { Rounds } from "./rounds";

test("a round leads to undoing its double forfeits only if one can be undone", () => {
  const view = roundRobinDivision(8, 3);
  const [first] = view.rounds;
  const said = (undoable: readonly string[]) =>
    renderToStaticMarkup(
      <Rounds view={{ ...view, undoable: new Set(undoable) }} asked={{ round: "1" }} now={NOW} />,
    ).includes("Undo the double forfeits of this round");
  expect(said([first?.matches[0]?.id ?? ""])).toBe(true);
  expect(said(["01a22042-0000-751d-9fd9-ca7421320405"])).toBe(false);
});
