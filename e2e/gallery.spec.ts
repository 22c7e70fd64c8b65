import { expect, test } from "./fixtures.ts";

test("a production build has no gallery", async ({ request }) => {
  for (const path of ["/gallery", "/gallery/ui", "/gallery/ui/button-plain"])
    expect((await request.get(path)).status()).toBe(404);
});
