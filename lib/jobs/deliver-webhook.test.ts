import { expect, test, vi } from "vitest";
import { deliverWebhook } from "./deliver-webhook";

const found = vi.hoisted(() => ({ addresses: [] as { address: string; family: number }[] }));
vi.mock("node:dns", async (original) => ({
  ...(await original<typeof import("node:dns")>()),
  lookup: (_name: string, _options: unknown, answer: (error: null, all: unknown) => void) =>
    answer(null, found.addresses),
}));

const AT = new Date("2026-11-16T15:00:00Z");
const MESSAGE = {
  id: "m1",
  type: "season.changed",
  data: {},
  createdAt: AT,
  attempts: 1,
  secrets: ["whsec_AAAA"],
};

test.each([
  "https://localhost/hook",
  "https://127.0.0.1/hook",
  "https://[::1]/hook",
  "https://10.0.0.1/hook",
  "https://169.254.169.254/latest",
  "https://2130706433/hook",
  "http://hook.lakeside.edu/rookery",
  "https://hook.lakeside.edu:8443/rookery",
  "https://director:secret@hook.lakeside.edu/rookery",
])("nothing is sent to %s", async (url) => {
  expect(await deliverWebhook({ ...MESSAGE, url }, AT)).toEqual({
    isDelivered: false,
    answer: "not a public address",
  });
});

test.each(["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1"])(
  "a public name that leads to %s isn’t connected to",
  async (address) => {
    found.addresses = [{ address, family: 4 }];
    const url = "https://hook.lakeside.example/rookery";
    expect(await deliverWebhook({ ...MESSAGE, url }, AT)).toEqual({
      isDelivered: false,
      answer: "This name leads to a private address",
    });
  },
);
