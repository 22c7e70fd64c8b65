import { expect, test } from "vitest";
import { addWebhookInput } from "./webhooks";

test.each([
  { typed: "Https://hook.lakeside.edu/rookery", url: "https://hook.lakeside.edu/rookery" },
  { typed: " https://HOOK.lakeside.edu ", url: "https://hook.lakeside.edu/" },
  { typed: "https:hook.lakeside.edu/a b", url: "https://hook.lakeside.edu/a%20b" },
])("the address $typed is kept as $url", ({ typed, url }) => {
  expect(addWebhookInput.parse({ org: "lakeside", url: typed }).url).toBe(url);
});

test("an address that we can't send to is refused", () => {
  expect(addWebhookInput.safeParse({ org: "lakeside", url: "lakeside.edu/hook" }).success).toBe(false);
});
