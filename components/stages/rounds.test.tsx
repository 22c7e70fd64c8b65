import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NOW, roundRobinDivision } from "../gallery/divisions";
import { Rounds } from "./rounds";

test("a round leads to undoing its double forfeits only if one can be undone", () => {
  const view = roundRobinDivision(8, 3);
  const [first] = view.rounds;
  const said = (undoable: readonly string[]) =>
    renderToStaticMarkup(
      <Rounds
        view={{ ...view, undoable: new Set(undoable) }}
        entries={view.entries}
        asked={{ round: "1" }}
        now={NOW}
      />,
    ).includes("Undo the double forfeits of this round");
  expect(said([first?.matches[0]?.id ?? ""])).toBe(true);
  expect(said(["01a22042-0000-751d-9fd9-ca7421320405"])).toBe(false);
});

test("the desk names a player who was removed and isn't in the standings", () => {
  const { entries, ...division } = roundRobinDivision(8, 3);
  const [removed, ...staying] = entries;
  const page = renderToStaticMarkup(
    <Rounds
      view={{ ...division, entries: staying, undoable: new Set() }}
      entries={entries}
      asked={{ round: "1" }}
      now={NOW}
    />,
  );
  expect(page).toContain(removed?.name);
  expect(page).not.toContain("A player who left");
});
