import { Agent, type ClientRequest, get } from "node:http";

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Follows a stream of server-sent events, and calls back with the data of each message that has no name. */
export function followStream(
  url: string,
  headers: Readonly<Record<string, string>>,
  onData: (data: string) => void,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The stream answered ${response.statusCode}`));
      let rest = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        const messages = (rest + chunk).split("\n\n");
        rest = messages.pop() ?? "";
        for (const message of messages) {
          const lines = message.split("\n");
          const line = lines.find((each) => each.startsWith("data: "));
          if (line && !lines.some((each) => each.startsWith("event: "))) onData(line.slice("data: ".length));
        }
      });
      resolve(request);
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET") reject(error);
    });
  });
}
