import { request as ask } from "node:http";
import { expect, test } from "vitest";
import { MOST_BYTES_WITH_PHOTOS } from "./posts";
import { OWN, startFront } from "./testing/front-server";
import { head, sendRaw } from "./testing/raw-request";

const B = "----WebKitFormBoundaryabc";
const MB = 1024 * 1024;
const SIGNED_IN = "Cookie: session=mine";
const USERS: Readonly<Record<string, string>> = {
  "session=mine": "amara",
  "session=phone": "amara",
  "session=second": "ben",
  "session=third": "chloe",
};
const userOf = async (cookie: string) => USERS[cookie];

test.each([
  { why: "a player's photos", path: "/matches/1", status: 200 },
  { why: "a director's photos", path: "/desk/lakeside/matches/1", status: 200 },
  { why: "as much as four photos may be", path: "/matches/1", bytes: MOST_BYTES_WITH_PHOTOS, status: 200 },
  { why: "a byte more", path: "/matches/1", bytes: MOST_BYTES_WITH_PHOTOS + 1, status: 413 },
  { why: "another page", path: "/me", status: 413 },
  { why: "photos of a score slip", path: "/desk/lakeside/matches/1/enter", status: 200 },
  { why: "another page below a match", path: "/matches/1/enter", status: 413 },
  { why: "a public page of a match", path: "/lakeside/matches/1", status: 413 },
  { why: "the same without a session", path: "/matches/1", cookie: "Cookie: session=forged", status: 413 },
  { why: "no cookie at all", path: "/matches/1", cookie: "X-None: 1", status: 413 },
])(
  "a large form is read from somebody who is signed in: $why",
  async ({ path, bytes = 2 * MB, cookie = SIGNED_IN, status }) => {
    let isAsked = false;
    const { port } = await startFront({
      site: { userOf },
      handle: async (_request, response) => {
        isAsked = true;
        response.end();
      },
    });
    const form = makeForm(bytes);
    const length = `Content-Length: ${form.length}`;
    const answer = await sendRaw(port, [head("POST", path, [...FROM_OWN, cookie, length]), form]);
    expect(answer.status).toBe(status);
    expect(isAsked).toBe(status === 200);
  },
);

test("a large form has to say its length", async () => {
  const { port } = await startFront({
    site: { userOf },
    handle: async (_, response) => void response.end(),
  });
  const form = makeForm(2 * MB);
  const answer = await sendRaw(port, [
    head("POST", "/matches/1", [...FROM_OWN, SIGNED_IN, "Transfer-Encoding: chunked"]),
    ...[`${form.length.toString(16)}\r\n`, form, "\r\n0\r\n\r\n"],
  ]);
  expect(answer.status).toBe(413);
});

test("two large forms are in memory at the same time, and the next one waits unread", async () => {
  const handled: (() => void)[] = [];
  const { port } = await startFront({
    site: { userOf },
    handle: (_request, response) =>
      new Promise((resolve) => {
        handled.push(() => {
          response.end();
          resolve();
        });
      }),
  });
  const sessions = ["session=mine", "session=second", "session=third"];
  const answers = sessions.map((session) => postForm(port, makeForm(2 * MB), session));
  await expect.poll(() => handled.length).toBe(2);
  const small = postForm(port, makeForm(1_000));
  await expect.poll(() => handled.length).toBe(3);
  handled[2]?.();
  expect(await small).toBe(200);

  expect(handled.length).toBe(3);
  handled[0]?.();
  await expect.poll(() => handled.length).toBe(4);
  handled[1]?.();
  handled[3]?.();
  expect(await Promise.all(answers)).toEqual([200, 200, 200]);
});

test("one person's second large form is refused until the first is answered", async () => {
  const handled: (() => void)[] = [];
  const { port } = await startFront({
    site: { userOf },
    handle: (_request, response) =>
      new Promise((resolve) => {
        handled.push(() => {
          response.end();
          resolve();
        });
      }),
  });
  const first = postForm(port, makeForm(2 * MB));
  await expect.poll(() => handled.length).toBe(1);
  const second = postForm(port, makeForm(2 * MB), "session=phone");
  const other = postForm(port, makeForm(2 * MB), "session=second");
  await expect.poll(() => handled.length).toBe(2);
  expect(await second).toBe(429);

  for (const end of handled) end();
  expect(await Promise.all([first, other])).toEqual([200, 200]);
  const third = postForm(port, makeForm(2 * MB), "session=phone");
  await expect.poll(() => handled.length).toBe(3);
  handled[2]?.();
  expect(await third).toBe(200);
});

const FROM_OWN = [`Origin: ${OWN}`, `Content-Type: multipart/form-data; boundary=${B}`];

/** A form of an action with a photo, this many bytes long. */
function makeForm(bytes: number): Buffer {
  const action = `--${B}\r\nContent-Disposition: form-data; name="$ACTION_ID_${"a".repeat(42)}"\r\n\r\n\r\n`;
  const photo = `--${B}\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
  const end = `\r\n--${B}--\r\n`;
  const filled = Buffer.alloc(bytes - action.length - photo.length - end.length, "\0");
  return Buffer.concat([Buffer.from(action + photo), filled, Buffer.from(end)]);
}

function postForm(port: number, form: Buffer, cookie = "session=mine"): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: new URL(OWN).host,
      origin: OWN,
      "content-type": `multipart/form-data; boundary=${B}`,
      "content-length": form.length,
      cookie,
    };
    ask({ port, host: "127.0.0.1", method: "POST", path: "/matches/1", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end(form);
  });
}
