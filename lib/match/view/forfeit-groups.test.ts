import { expect, test } from "vitest";
import { heldMove } from "./forfeit-groups";

test("held matches are the reader's to decide, except for their own, unless no one else can", () => {
  expect(heldMove({ isOwn: false, othersDecide: true }, "Declare them.")).toEqual({
    turn: "you",
    why: "Declare them.",
  });
  expect(heldMove({ isOwn: true, othersDecide: true }, "Declare them.")).toEqual({
    turn: "them",
    turnLabel: "Another director’s move",
    why: "You play in this match, so another director has to decide it.",
  });
  expect(heldMove({ isOwn: true, othersDecide: false }, "Declare them.")).toEqual({
    turn: "you",
    why: "You play in this match, and no other director can decide it. A director can name a stand-in, and an admin can add a director.",
  });
});
