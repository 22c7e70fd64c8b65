/**
 * Text as a picture can draw it: only letters that its fonts have, so that nothing is fetched for others. `instead` if
 * none are left, as of a name in Chinese.
 */
export function drawable(text: string, instead = ""): string {
  const kept = text
    .normalize("NFC")
    .replace(NOT_DRAWN, " ")
    .replace(/[^\S\u00a0]+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : instead;
}

/** Not Latin, Greek or Cyrillic, nor a sign of our own sentences. A test draws every letter that's left. */
const NOT_DRAWN =
  /[^\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212]/gu;
