import assert from "node:assert/strict";
import type { Program } from "./direct-season";

/** The same program as a client of a server: it has nothing but an address and a token. */
export function makeRemoteProgram(root: string, org: string, token: string): Program {
  const authorization = `Bearer ${token}`;
  const api = `${root}/api/v1/organizations/${org}`;

  /** Reads twice. The second time, the server says that the first answer is still right. */
  async function read(path: string) {
    const first = await fetch(`${api}/desk/${path}`, { headers: { authorization } });
    const text = await first.text();
    assert.equal(first.status, 200, `${path}: ${text}`);
    const etag = first.headers.get("etag") ?? "";
    assert.match(etag, /^"[\w-]{22}"$/);
    const second = await fetch(`${api}/desk/${path}`, { headers: { authorization, "if-none-match": etag } });
    assert.deepEqual(
      [second.status, second.headers.get("etag"), await second.text()],
      [304, etag, ""],
      `${path} is the same when it's read again`,
    );
    return JSON.parse(text);
  }

  return {
    send: async (name, body, headers = {}) => {
      const answer = await fetch(`${api}/commands/${name}`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    },
    season: (season) => read(`seasons/${season}`),
    division: (season, division) => read(`seasons/${season}/divisions/${division}`),
    entry: (season, division, id) => read(`seasons/${season}/divisions/${division}/entries/${id}`),
  };
}
