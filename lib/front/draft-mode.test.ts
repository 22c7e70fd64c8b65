import { expect, test } from "vitest";
import { withoutDrafts } from "./draft-mode";
import { startFront } from "./testing/front-server";

test("no request reaches Next with what opens its draft mode", async () => {
  const handle = withoutDrafts(async (request, response) => {
    response.end(JSON.stringify(request.headers));
  });
  const { url } = await startFront({ handle });
  const answer = await fetch(url, {
    headers: {
      "x-prerender-revalidate": "secret",
      "X-Prerender-Revalidate-If-Generated": "1",
      cookie: "__prerender_bypass=secret; theme=dark; __next_preview_data=x; next-auth.session-token=kept",
      "x-request-id": "kept-as-well",
    },
  });
  const headers = (await answer.json()) as Record<string, string>;
  expect(headers).toMatchObject({
    cookie: "theme=dark; next-auth.session-token=kept",
    "x-request-id": "kept-as-well",
  });
  expect(Object.keys(headers).filter((name) => name.startsWith("x-prerender"))).toEqual([]);
});
