import { expect, test } from "vitest";
import { isPushEndpoint } from "./push-endpoint";

test.each([
  { url: "https://fcm.googleapis.com/fcm/send/abc", good: true },
  { url: "https://updates.push.services.mozilla.com/wpush/v2/abc", good: true },
  { url: "https://web.push.apple.com/abc", good: true },
  { url: "http://fcm.googleapis.com/fcm/send/abc", good: false },
  { url: "https://fcm.googleapis.com:8443/abc", good: false },
  { url: "https://user:word@push.example.com/abc", good: false },
  { url: "https://127.0.0.1/abc", good: false },
  { url: "https://2130706433/abc", good: false },
  { url: "https://0x7f.1/abc", good: false },
  { url: "https://[::1]/abc", good: false },
  { url: "https://[::ffff:10.0.0.1]/abc", good: false },
  { url: "https://169.254.169.254/latest/meta-data", good: false },
  { url: "https://localhost/abc", good: false },
  { url: "https://db.internal/abc", good: false },
  { url: "https://printer.local/abc", good: false },
  { url: "file:///etc/passwd", good: false },
  { url: "push", good: false },
])("$url: $good", ({ url, good }) => {
  expect(isPushEndpoint(url)).toBe(good);
});
