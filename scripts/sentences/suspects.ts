type Pattern = { readonly pattern: RegExp; readonly reason: string };

const LONGEST = 30;

/** Words and turns of phrase that sound translated or old, or that aren't our word for the thing. */
const PATTERNS: readonly Pattern[] = [
  { pattern: /\bmeanwhile\b/i, reason: "meanwhile: say what changed, or in the meantime" },
  { pattern: /\b(whoever|whosoever|whomever|whom|whatever)\b/i, reason: "name the person or the thing" },
  { pattern: /\bwherever|whenever\b/i, reason: "when or where" },
  { pattern: /\bnobody\b|\bno one\b/i, reason: "nobody: say who does, or use the passive" },
  { pattern: /\b(lies|lie) (in|on|at|beside|below|above|with)\b/i, reason: "lies: is" },
  {
    pattern: /\b(stands|stand|stood) (in|on|at|as|for|there|beside|before|with|by)?\b/i,
    reason: "stands: is, applies",
  },
  { pattern: /\btakes? (no|part)\b/i, reason: "takes no, takes part: doesn't, plays in" },
  { pattern: /\bso (often|many|much|long)\b/i, reason: "so often: how many times" },
  { pattern: /\be-mail/i, reason: "email" },
  { pattern: /\bof (which|whom|whose)\b/i, reason: "of which: two sentences" },
  {
    pattern: /\b(in|on|at|by|to|for|from|with|after|before|under) (which|whom)\b/i,
    reason: "in which: that, where",
  },
  {
    pattern:
      /\b(shall|thus|hence|thereby|therein|thereof|hereby|herein|likewise|albeit|lest|whilst|amongst|upon|nor|ought)\b/i,
    reason: "old-fashioned",
  },
  { pattern: /\b(men|man) (on|off|from|of the) /i, reason: "piece, player" },
  { pattern: /\b(may|must|can|need) not\b|\bcannot\b/i, reason: "can't, don't have to" },
  {
    pattern: /\b(do|does|did|is|are|was|were|has|have|will|would|should|could) not\b/i,
    reason: "contraction",
  },
  {
    pattern:
      /\b(color|neighbour|favour|honour|behaviour|centre|cancelled|cancelling|programme|whilst|organis|recognis|licence)\w*/i,
    reason: "British spelling",
  },
  { pattern: /\b(gets?|got) (told|asked|to know)\b/i, reason: "hears, is asked" },
  {
    pattern: /\bless than nothing\b|\bhold together\b|\bput (nobody|no one|anybody) out\b/i,
    reason: "house.md sends it back",
  },
  { pattern: /\b(one|which|what) (is|are) to (be )?\w+ed?\b/i, reason: "is to be: must, will" },
  { pattern: /\bthe latter\b|\bthe former\b|\bthe same holds\b/i, reason: "name it again" },
  { pattern: /\bletters?\b/i, reason: "letter: email, in what users read" },
  { pattern: /\bthe table\b/i, reason: "table: standings, when it isn't furniture" },
  {
    pattern: /\bresign(s|ed)? from the league|renounce|forgo|strike[sn]? off\b/i,
    reason: "say drop out, withdraw, remove",
  },
  {
    pattern: /\b(anew|afresh|aright|afterwards|towards|forthwith|beforehand|at once)\b/i,
    reason: "again, later, right away",
  },
  {
    pattern: /\b(agenda|timetable|mobile phone|holiday|fortnight|post code|surname|full stop)\b/i,
    reason: "British word",
  },
];

/** What speaks against a sentence, in a few words each; nothing for one that may stay. A hint to look, no verdict. */
export function suspect(text: string): readonly string[] {
  const hits = PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => reason);
  const longest = Math.max(...text.split(/(?<=[.!?:;])\s/).map(countWords));
  return longest > LONGEST ? [...hits, `${longest} words in one sentence`] : hits;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
