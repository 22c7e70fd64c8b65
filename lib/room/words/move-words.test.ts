import { expect, test } from "vitest";
import { moveSaid } from "./move-words";

test.each([
  { san: "e4", said: "Theo played e4." },
  { san: "Nf3", said: "Theo played knight f3." },
  { san: "Bb5+", said: "Theo played bishop b5, check." },
  { san: "exd5", said: "Theo played e takes d5." },
  { san: "Nbxd2", said: "Theo played knight b takes d2." },
  { san: "R1e2", said: "Theo played rook 1 e2." },
  { san: "Qa1xc3#", said: "Theo played queen a1 takes c3, checkmate." },
  { san: "e8=Q", said: "Theo played e8, promoting to a queen." },
  { san: "dxe8=N+", said: "Theo played d takes e8, promoting to a knight, check." },
  { san: "O-O", said: "Theo castled kingside." },
  { san: "O-O-O+", said: "Theo castled queenside, check." },
])("$san: $said", ({ san, said }) => {
  expect(moveSaid("Theo", san)).toBe(said);
});
