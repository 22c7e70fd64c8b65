import { createServer, type ServerResponse } from "node:http";
import pg from "pg";

// The least that any program pays for a move: a server that inserts it and tells everyone who watches, by the same kind
// of stream. It knows no rules, no players and no other process. Prints its port.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const watching = new Map<string, Set<ServerResponse>>();

const server = createServer((request, response) => {
  const [, kind = "", game = ""] = (request.url ?? "").split("/");
  if (kind === "stream") return follow(game, response);
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => void take(game, Buffer.concat(parts).toString(), response));
});

function follow(game: string, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write("retry: 1000\n\n");
  const all = watching.get(game) ?? new Set();
  watching.set(game, all.add(response));
  response.on("close", () => all.delete(response));
}

async function take(game: string, body: string, response: ServerResponse): Promise<void> {
  await pool.query({
    name: "bare-insert",
    text: "INSERT INTO bare_move (game, data, at) VALUES ($1, $2::jsonb, now())",
    values: [game, body],
  });
  for (const one of watching.get(game) ?? []) one.write(`data: ${body}\n\n`);
  response.end("{}");
}

process.on("message", () => process.send?.({ memory: process.memoryUsage().rss }));
await pool.query("CREATE TABLE bare_move (game text, data jsonb, at timestamptz)");
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : null);
});
