import { ShownToken } from "../api/token-forms";
import { Tokens } from "../api/tokens-page";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";

const ROWS = [
  {
    id: "t1",
    name: "Club website",
    scopes: "Read",
    words: "Made on Monday, Nov 16, 2026. Last used Friday, Nov 20, noon.",
  },
  {
    id: "t2",
    name: LONG_NAME,
    scopes: "Read, enter results, run seasons, manage people",
    words: "Made on Monday, Nov 16, 2026. Never used.",
  },
];

/** Tokens for the API. */
export const API_SAMPLES: readonly Sample[] = [
  { of: "Tokens", why: "none yet", show: () => <Tokens org={null} rows={[]} /> },
  { of: "Tokens", why: "an organization’s", show: () => <Tokens org="lakeside" rows={ROWS} /> },
  {
    of: "ShownToken",
    why: "the only time that anybody reads it",
    show: () => <ShownToken name="Club website" token="rk_3yT0b9mVtkZs1J0aXhYJd8oHq1mJxkq9uVt3cQe7w2M" />,
  },
];
