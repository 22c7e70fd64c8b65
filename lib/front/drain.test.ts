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
  expect(await ask(`${url}/quick`, agent)).toBe("done");
  const slow = ask(`${url}/slow`, agent);
  await begun;

  let isDrained = false;
  const drained = drain().then(() => {
    isDrained = true;
  });
  await expect(fetch(url)).rejects.toThrow();
  expect(isDrained).toBe(false);
  gate.emit("go on");
  expect(await slow).toBe("done");
  await drained;
});

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.setEncoding("utf8");
      let text = "";
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve(text));
    }).on("error", reject);
  });
}
