import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Say } from "./say";
import { useHeardMove } from "./use-heard-move";

const MOVES = ["e4", "e5", "Nf3", "Nc6", "Bb5"];

/** A page that opens after two moves, and sees the others come in. Black is Theo. */
function Page({ heard }: { readonly heard: string[] }) {
  const [ply, setPly] = useState(2);
  heard.push(useHeardMove(MOVES.slice(0, ply), ply % 2 === 0, "Theo"));
  if (ply < MOVES.length) setPly(ply + 1);
  return null;
}

test("the opponent's move is said when it comes in, but not the player's own, nor those from before", () => {
  const heard: string[] = [];
  renderToStaticMarkup(<Page heard={heard} />);
  expect(heard).toEqual(["", "", "Theo played knight c6.", ""]);
});

test("it's part of the line under the board, which is announced as a whole", () => {
  const line = (
    <Say title="Your move, 3." text="" tone="plain" heard="Theo played knight c6." refusal={null}>
      {null}
    </Say>
  );
  const said = renderToStaticMarkup(line).replace(/<[^>]+>/g, "");
  expect(renderToStaticMarkup(line)).toContain('role="status"');
  expect(said.trim()).toBe("Theo played knight c6. Your move, 3.");
});
