import { afterEach, expect, test, vi } from "vitest";
import { SharedPicture } from "@/components/sharing/picture";
import { subsetFonts } from "@/scripts/fonts/subset-fonts";
import { drawable } from "../words/drawable";
import { drawPicture, PICTURE_SIZE } from "./draw-picture";

const ALL = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => drawable(`a${letter}`) === `a${letter}`,
);

afterEach(() => vi.unstubAllGlobals());

test("every letter that a name may keep is drawn with our fonts; nothing is fetched", async () => {
  await subsetFonts();
  const fetched: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (asked: string | URL | Request, init?: RequestInit) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    // Its own parts come as data.
    if (url.startsWith("data:")) return fetch(asked, init);
    fetched.push(url.slice(0, 200));
    return Promise.reject(new Error("Nothing is fetched"));
  });
  expect(ALL.length).toBeGreaterThan(500);
  for (let at = 0; at < ALL.length; at += 40) {
    const name = ALL.slice(at, at + 40).join("");
    const picture = { kind: "match", from: "", about: "", home: name, away: name, middle: "2½–½" } as const;
    const drawn = await drawPicture(JSON.stringify(picture), <SharedPicture picture={picture} />);
    expect(drawn?.subarray(1, 4).toString()).toBe("PNG");
    expect([drawn?.readUInt32BE(16), drawn?.readUInt32BE(20)]).toEqual(Object.values(PICTURE_SIZE));
    expect(fetched, name).toEqual([]);
  }
}, 60_000);

test.each([
  { name: "Amara Osei", drawn: "Amara Osei" },
  { name: "Łukasz  Šťastný", drawn: "Łukasz Šťastný" },
  { name: "Trương Hữu Phước", drawn: "Trương Hữu Phước" },
  { name: "Ionuț Ștefănescu", drawn: "Ionuț Ștefănescu" },
  { name: "Player\u00a07", drawn: "Player\u00a07" },
  { name: "李小龙", drawn: "A player" },
  { name: "😀 Bob", drawn: "Bob" },
  { name: "\u202eevil", drawn: "evil" },
])("$name", ({ name, drawn }) => {
  expect(drawable(name, "A player")).toBe(drawn);
});

test("the same picture isn't drawn twice, and not too many are drawn", async () => {
  const draw = (index: number) => {
    const picture = { kind: "standings", from: "", about: "", title: `${index}`, rows: [] } as const;
    return drawPicture(JSON.stringify(picture), <SharedPicture picture={picture} />);
  };
  const first = await draw(1);
  expect(await draw(1)).toBe(first);
  const drawn = await Promise.all(Array.from({ length: 80 }, (_, index) => draw(index + 2)));
  expect(drawn.filter((each) => each === undefined).length).toBeGreaterThan(10);
  expect(await draw(1)).toBe(first);
}, 60_000);
