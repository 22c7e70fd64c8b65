import sharp from "sharp";
import { expect, test } from "vitest";
import { developPhoto } from "./develop";

const RED = { r: 200, g: 30, b: 30 };
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const withPlace = () =>
  flat(400, 300)
    .jpeg()
    .withExif({ IFD0: { Make: "Somephone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 52/1 0/1" } });

test.each([
  { why: "JPEG", photo: () => flat(400, 300).jpeg().toBuffer(), size: [400, 300] },
  { why: "PNG", photo: () => flat(400, 300).png().toBuffer(), size: [400, 300] },
  { why: "WebP", photo: () => flat(400, 300).webp().toBuffer(), size: [400, 300] },
  {
    why: "a large one, made smaller",
    photo: () => flat(4_000, 3_000).jpeg().toBuffer(),
    size: [2_000, 1_500],
  },
  {
    why: "one held sideways, turned upright",
    photo: () => flat(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    size: [300, 400],
  },
])("a photo is kept as WebP: $why", async ({ photo, size }) => {
  const developed = await developPhoto(await photo());
  if (!developed.ok) throw new Error(developed.refusal);
  const { large, small, width, height } = developed.value;
  expect([width, height]).toEqual(size);
  const [kept, thumb] = await Promise.all([sharp(large).metadata(), sharp(small).metadata()]);
  expect([kept.format, kept.width, kept.height, kept.orientation]).toEqual(["webp", ...size, undefined]);
  expect(Math.max(thumb.width, thumb.height)).toBe(360);
});

test("where a photo was taken, and with what, doesn't come along", async () => {
  const taken = await withPlace().toBuffer();
  expect((await sharp(taken).metadata()).exif?.toString("latin1")).toContain("Somephone");

  const developed = await developPhoto(taken);
  if (!developed.ok) throw new Error(developed.refusal);
  for (const kept of [developed.value.large, developed.value.small]) {
    expect(await sharp(kept).metadata()).not.toHaveProperty("exif");
    expect(Buffer.from(kept).toString("latin1")).not.toContain("Somephone");
  }
});

test("what is hidden behind a picture doesn't come along", async () => {
  const polyglot = Buffer.concat([
    await flat(40, 30).jpeg().toBuffer(),
    Buffer.from("<script>alert(1)</script>"),
  ]);
  const developed = await developPhoto(polyglot);
  expect(developed.ok && Buffer.from(developed.value.large).toString("latin1")).not.toContain("script");
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

test.each([
  { why: "nothing", file: async () => Buffer.alloc(0), problem: "wrong-type" },
  { why: "a text", file: async () => Buffer.from("1. e4 e5"), problem: "wrong-type" },
  { why: "a drawing that could load more", file: async () => Buffer.from(SVG), problem: "wrong-type" },
  { why: "a GIF", file: () => flat(40, 30).gif().toBuffer(), problem: "wrong-type" },
  { why: "a TIFF", file: () => flat(40, 30).tiff().toBuffer(), problem: "wrong-type" },
  {
    why: "HEIC",
    file: async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"),
    problem: "wrong-type",
  },
  { why: "an animation", file: makeAnimation, problem: "wrong-type" },
  {
    why: "half a photo",
    file: async () => {
      const whole = await noise(400, 300).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    problem: "unreadable",
  },
  {
    why: "the head of a photo before a drawing",
    file: async () => Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.from(SVG)]),
    problem: "unreadable",
  },
  {
    why: "a few kB that become 64 million pixels",
    file: () => gray(8_000, 8_000).png().toBuffer(),
    problem: "unreadable",
  },
])("this isn't kept: $why", async ({ file, problem }) => {
  expect(await developPhoto(await file())).toEqual({ ok: false, refusal: problem });
});

test("a bad photo doesn't hold up the next one", async () => {
  const good = await flat(40, 30).jpeg().toBuffer();
  const [bad, next] = await Promise.all([developPhoto(good.subarray(0, 20)), developPhoto(good)]);
  expect([bad.ok, next.ok]).toEqual([false, true]);
});

function gray(width: number, height: number) {
  return sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } });
}

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: RED,
      noise: { type: "gaussian", mean: 128, sigma: 50 },
    },
  });
}

async function makeAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ["red", "blue"].map((background) => flat(40, 30).tint(background).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
