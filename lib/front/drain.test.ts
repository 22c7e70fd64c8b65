import { EventEmitter, once } from "node:events";
import { Agent, get } from "node:http";
import { expect, test } from "vitest";
import { startFront } from "./testing/front-server";

test("what is in flight is finished, kept connections are closed, new ones refused", async () => {
  const gate = new EventEmitter();
  const begun = once(gate, "begun");
  const goOn = once(gate, "go on");
  const { url, drain } = await startFront({
    handle: async (request, response) => {
      if (request.url === "/slow") {
        gate.emit("begun");
        await goOn;
      }
      response.end("done");
    },
  });
  const agent = new Agent({ keepAlive: true });
  expect(await ask(`${url}/quick`, agent)).toEqual(["done", "keep-alive"]);
  const slow = ask(`${url}/slow`, agent);
  await begun;

  let isDrained = false;
  const drained = drain().then(() => {
    isDrained = true;
  });
  await expect(fetch(url)).rejects.toThrow();
  expect(isDrained).toBe(false);
  gate.emit("go on");
  expect(await slow).toEqual(["done", "close"]);
  await drained;
});

test("a kept connection that is used again gets its answer, and hears that it was the last", async () => {
  const { url, drain } = await startFront({ handle: async (_, response) => void response.end("done") });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(`${url}/first`, agent)).toEqual(["done", "keep-alive"]);
  const drained = drain();
  expect(await ask(`${url}/second`, agent)).toEqual(["done", "close"]);
  await drained;
});

test("a kept connection that is used no more is closed", async () => {
  const { url, drain } = await startFront({ handle: async (_, response) => void response.end("done") });
  await ask(url, new Agent({ keepAlive: true }));
  await drain();
  await expect(fetch(url)).rejects.toThrow();
});

function ask(url: string, agent: Agent): Promise<readonly [body: string, connection: string | undefined]> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.setEncoding("utf8");
      let text = "";
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve([text, response.headers.connection]));
    }).on("error", reject);
  });
}
