import { createServer, type ServerResponse } from "node:http";
import pg from "pg";

// The least that any program pays for a move: a server that does the same insert, with the same keys and constraints,
// and tells everyone who watches by the same kind of stream. It knows no rules, no players and no other process. Prints
// its port.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const watching = new Map<string, Set<ServerResponse>>();
/** How many moves each game has. */
const counts = new Map<string, number>();

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
  const seq = (counts.get(game) ?? 0) + 1;
  counts.set(game, seq);
  await pool.query({
    name: "bare-insert",
    text: `
      INSERT INTO bare_event (match_id, number, seq, type, data, command_id, at)
      VALUES ($1, 1, $2, 'Moved', $3::jsonb, $4, now())`,
    values: [game, seq, body, String(seq)],
  });
  for (const one of watching.get(game) ?? []) one.write(`data: ${body}\n\n`);
  response.end("{}");
}

process.on("message", () => process.send?.({ memory: process.memoryUsage().rss }));
await pool.query(`
  CREATE TABLE bare_event (
    LIKE room_game_event INCLUDING ALL,
    FOREIGN KEY (match_id, number) REFERENCES room_game (match_id, number)
  )`);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : null);
});
