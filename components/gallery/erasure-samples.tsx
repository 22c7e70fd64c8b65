import { ERASURE_REFUSAL_SENTENCES } from "@/lib/erasure/words/erasure";
import { DeleteAccountForm } from "../erasure/delete-account-form";
import { DeleteAccountPage } from "../erasure/delete-account-page";
import type { Sample } from "./sample";

const PAGE = {
  email: "amara@lakeside.example",
  rows: [
    {
      id: "e1",
      title: "Open, Fall 2026, Lakeside University",
      label: "Player\u00a07",
      consequence:
        "You’ll leave it. You have 1 of 5 matches decided, less than 50%: your results won’t count in the standings, and your open matches are void.",
    },
    { id: "e2", title: "Open, Spring 2026, Lakeside University", label: "Player\u00a03", consequence: "" },
  ],
  obstacles: [],
  stamp: "s",
  signInAgain: ERASURE_REFUSAL_SENTENCES["sign-in-again"],
  signIn: "/sign-in",
};

export const ERASURE_SAMPLES: readonly Sample[] = [
  { of: "DeleteAccountForm", why: "empty", show: () => <DeleteAccountForm stamp="s" email={PAGE.email} /> },
  { of: "DeleteAccountPage", why: "two registrations", show: () => <DeleteAccountPage {...PAGE} /> },
  { of: "DeleteAccountPage", why: "no registration", show: () => <DeleteAccountPage {...PAGE} rows={[]} /> },
  {
    of: "DeleteAccountPage",
    why: "signed in long ago",
    show: () => <DeleteAccountPage {...PAGE} stamp={null} />,
  },
  {
    of: "DeleteAccountPage",
    why: "something to do first",
    show: () => (
      <DeleteAccountPage
        {...PAGE}
        obstacles={[
          "You still have Board 12 from Ferris Rec Center. Return it first.",
          "You’re the last admin of Lakeside University. Make someone else an admin first.",
        ]}
      />
    ),
  },
];
