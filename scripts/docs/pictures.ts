/** Where a picture of the manual is, from the project's folder. */
export const pictureFile = (name: string): string => `docs/pictures/${name}.webp`;

/** Where it's written what was on the page when the picture was taken. */
export const fingerprintFile = (name: string): string => `docs/pictures/${name}.txt`;

/** The names of the pictures that a page of the manual shows. */
export function listPictures(markdown: string): readonly string[] {
  return [...markdown.matchAll(/!\[[^\]]+\]\(pictures\/([a-z0-9-]+)\.webp\)/g)].map(([, name = ""]) => name);
}

const WEEKDAYS = /\b(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?\b/g;
const MONTHS =
  /\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b/g;

const IDS = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const TIME_LEFT = /(\d+ (days?|h|min) )+(left|to go)\b/g;

/**
 * What was on the page, without what differs from day to day and from run to run: numbers, dates, ids, the time left,
 * addresses of the site, words that the story names, and the options of a select, such as the time zones that a version
 * of Node knows. The first line belongs to the picture itself.
 */
export function makeFingerprint(snapshot: string, hash: string, varies: readonly string[]): string {
  const words = varies.reduce((text, word) => text.replaceAll(word, "…"), snapshot);
  const steady = words
    .replace(/^\s*- option .*\n/gm, "")
    .replace(IDS, "(id)")
    .replace(TIME_LEFT, "(time) $3")
    .replace(/(\d:\d\d) [ap]m\b/g, "$1 (am or pm)")
    .replace(WEEKDAYS, "(day)")
    .replace(MONTHS, "(month)")
    .replace(/\b([ECMP])[DS]T\b|\b(Standard|Daylight) Time\b/g, "(zone)")
    .replace(/\d+(,\d{3})*/g, "#");
  return `picture ${hash}\n\n${steady}\n`;
}
