import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePrograms } from "../chess-core/pack/programs.ts";
import { expect, test } from "./fixtures.ts";

const WORKER = `
  import { adjudicate, gameFromPlain, plainPosition } from "./index.mjs";
  onmessage = ({ data }) => {
    const { value } = gameFromPlain(data);
    postMessage([adjudicate(value, { kind: "flag", by: "white" }), plainPosition(value.position)]);
  };`;

/** The programs of the package, without a bundler. packed.test.ts runs them in Node and in nothing but JavaScript. */
test("chess-core runs in a page and in a worker", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "chess-core-browser-"));
  await writePrograms(folder);
  const server = createServer(({ url = "/" }, response) => {
    const isModule = url.endsWith(".mjs");
    response.setHeader("Content-Type", isModule ? "text/javascript" : "text/html");
    if (url === "/worker.mjs") response.end(WORKER);
    else response.end(isModule ? readFileSync(join(folder, url)) : "<!doctype html>");
  }).listen(0);
  const address = server.address();
  await page.goto(`http://localhost:${typeof address === "object" ? address?.port : ""}/`);
  const { opening, said } = await page.evaluate(async () => {
    const load = (path: string) => import(path);
    const { parsePgn, plainGame } = await load("/index.mjs");
    const { openingOf } = await load("/openings.mjs");
    const { game } = parsePgn("1. e4 e5 2. Nf3 Nc6 3. Bb5 *").value[0];
    const worker = new Worker("/worker.mjs", { type: "module" });
    const said = await new Promise((answer, fail) => {
      worker.onmessage = ({ data }) => answer(data);
      worker.onerror = fail;
      worker.postMessage(plainGame(game));
    });
    return { opening: openingOf(game).name, said };
  });
  server.close();
  rmSync(folder, { recursive: true });
  expect(opening).toBe("Ruy Lopez");
  expect(said).toEqual([
    expect.objectContaining({ outcome: "black", ending: "flag" }),
    expect.objectContaining({ fen: "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3" }),
  ]);
});
