import { createRequire } from "node:module";
import type { CDPSession, Page } from "@playwright/test";

/**
 * Runs a function in the page, beside the page's own scripts, where `axe` is.
 *
 * @param run is sent as text, so it can only use what it's given
 */
export async function runWithAxe<Given, Found>(
  page: Page,
  run: (given: Given) => Found,
  given: Given,
): Promise<Awaited<Found>> {
  const session = await page.context().newCDPSession(page);
  const world = await enterWorld(session);
  if (!(await evaluate(world, "'axe' in globalThis"))) await loadAxe(world);
  const found = await evaluate(world, `(${run})(${JSON.stringify(given)})`);
  await session.detach();
  return found;
}

type World = { readonly session: CDPSession; readonly contextId: number };

async function enterWorld(session: CDPSession): Promise<World> {
  const { frameTree } = await session.send("Page.getFrameTree");
  const made = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: "axe",
  });
  return { session, contextId: made.executionContextId };
}

/** The page reads it from its file, because sending it takes longer than most checks. */
async function loadAxe(world: World): Promise<void> {
  const expression = "globalThis.chooser = Object.assign(document.createElement('input'), { type: 'file' })";
  const { result } = await world.session.send("Runtime.evaluate", {
    expression,
    contextId: world.contextId,
  });
  await world.session.send("DOM.setFileInputFiles", { files: [AXE], objectId: result.objectId ?? "" });
  await evaluate(world, "chooser.files[0].text().then((text) => { globalThis.source = text; })");
  await evaluate(world, "(0, eval)(source)");
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

async function evaluate({ session, contextId }: World, expression: string) {
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
