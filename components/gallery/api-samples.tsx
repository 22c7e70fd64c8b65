import { scopeOptions } from "@/lib/api/view/scope-options";
import { ApiReference } from "../api/reference";
import { ShownToken } from "../api/token-forms";
import { Tokens } from "../api/tokens-page";
import { ShownSecret, WebhookForm, WebhookList } from "../api/webhook-forms";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";

const ROWS = [
  {
    id: "t1",
    name: "Club website",
    scopes: "Read",
    words: "Made on Monday, Nov 16, 2026. Last used Friday, Nov 20, 2026, noon.",
  },
  {
    id: "t2",
    name: LONG_NAME,
    scopes: "Read, enter results, run seasons, manage people",
    words: "Made on Monday, Nov 16, 2026. Never used.",
  },
];

const TEXT = {
  name: "season",
  type: "text",
  isRequired: true,
  words: "The season’s address, like `fall-2026`.",
};

const REFERENCE = {
  groups: [
    {
      name: "Commands",
      operations: [
        {
          id: "addBreak",
          method: "POST" as const,
          path: "/api/v1/organizations/{org}/commands/addBreak",
          summary: "Adds days without rounds",
          words: "Scope: direct.",
          parameters: [],
          body: [TEXT, { ...TEXT, name: "note", isRequired: false, words: "" }],
          answer: "Done",
          statuses: ["401", "404"],
        },
      ],
    },
  ],
  shapes: [{ name: "Done", fields: [{ ...TEXT, name: "done" }] }],
};

/** Tokens for the API, and its page. */
export const API_SAMPLES: readonly Sample[] = [
  { of: "Tokens", why: "none yet", show: () => <Tokens org={null} rows={[]} scopes={scopeOptions(null)} /> },
  {
    of: "Tokens",
    why: "an organization’s",
    show: () => <Tokens org="lakeside" rows={ROWS} scopes={scopeOptions(["admin"])} />,
  },
  {
    of: "ShownToken",
    why: "the only time that anybody reads it",
    show: () => <ShownToken name="Club website" token="rk_3yT0b9mVtkZs1J0aXhYJd8oHq1mJxkq9uVt3cQe7w2M" />,
  },
  { of: "ApiReference", why: "a command", show: () => <ApiReference {...REFERENCE} /> },
  { of: "WebhookForm", why: "empty", show: () => <WebhookForm org="lakeside" /> },
  ...[true, false].map((isNew) => ({
    of: "ShownSecret",
    why: isNew ? "the only time that anybody reads it" : "the form was sent twice",
    show: () => <ShownSecret secret="whsec_3yT0b9mVtkZs1J0aXhYJd8oHq1mJxkq9uVt3cQe7w2M=" isNew={isNew} />,
  })),
  {
    of: "WebhookList",
    why: "with a log",
    show: () => (
      <WebhookList
        org="lakeside"
        rows={[
          {
            id: "w1",
            url: "https://chess.lakeside.example/hooks/rookery",
            stamp: "s1",
            messages: [
              { id: "m2", type: "division.changed", words: "Sat, Nov 21, 6 pm. Failed once (500)." },
              { id: "m1", type: "season.changed", words: "Fri, Nov 20, noon. Delivered (204)." },
            ],
          },
          { id: "w2", url: `https://${"very-".repeat(20)}long.example/hook`, stamp: "s2", messages: [] },
        ]}
      />
    ),
  },
];
