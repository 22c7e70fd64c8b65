import type { Metadata } from "next";
import Link from "next/link";
import { PublicFrame } from "@/components/layout/frames";
import { Definitions } from "@/components/ui/definitions";
import { HeadRow } from "@/components/ui/head-row";
import { PageHead } from "@/components/ui/page-head";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Who sees what" };
export const dynamic = "force-static";

/** Who sees what about a player, in plain words. */
export default function PrivacyPage() {
  return (
    <PublicFrame>
      <PageHead
        title="Who sees what"
        lead="A league shows names and results. How to reach you is for those who have to reach you."
      />
      <section className="section tight" aria-labelledby="seen">
        <HeadRow title="Who sees it" id="seen" />
        <Definitions items={SEEN} />
      </section>
      <section className="section" aria-labelledby="kept">
        <HeadRow title="What is kept" id="kept" />
        <Definitions items={KEPT} />
      </section>
      <section className="section" aria-labelledby="yours">
        <HeadRow title="What you can do" id="yours" />
        <p className="mt-4 max-w-[38rem]">
          Change your name and phone number in <Link href={paths.profile()}>your profile</Link>. To see or
          delete what is kept about you, write to the office of your league; its address is on the page of the
          season. A result that others were part of stays in their tables.
        </p>
      </section>
    </PublicFrame>
  );
}

const SEEN = [
  {
    term: "Everyone",
    text: "Your name as you registered it, your division, your opponents, the times of your matches, your results and your place in the table.",
  },
  {
    term: "Your opponent",
    text: "Your e-mail address, and your phone number if you gave one, while you have a match to play; and of the free hours you painted, those in which that match can be played. Also what you report and write in that match, and in a season that is played online the username you play under.",
  },
  {
    term: "The director",
    text: "All of that, every statement in a dispute, and your date of birth if your division goes by age. Directors and admins of your organization; not those of another.",
  },
  {
    term: "The front desk",
    text: "Which boards and clocks you have, the bookings of the day, and the matches that are still open, to enter a result you hand in on paper.",
  },
  {
    term: "Nobody else",
    text: "Nothing is sold, there is no advertising, and no page loads anything from another site.",
  },
];

const KEPT = [
  {
    term: "Sign-in",
    text: "Your e-mail address, and when you signed in. There is no password. A sign-in link works once and for ten minutes, and is kept as a fingerprint only; a site without a mail server also keeps the letter, for whoever runs it.",
  },
  {
    term: "Cookies",
    text: "One that says you are signed in, for thirty days or until you sign out, and two that protect the sign-in form. Pages that anyone may read set none.",
  },
  {
    term: "Your browser",
    text: "Your choice of light or dark, on your own device; and for directors, whether the desk listens to keys.",
  },
  {
    term: "Letters",
    text: "The letters the league sends you about your matches.",
  },
  {
    term: "Free hours",
    text: "The hours you painted, until you paint others, and the secret address of your calendar, until you make a new one.",
  },
  {
    term: "Boards and clocks",
    text: "What you borrowed, from when until when, and of the ID you left its kind and its last four characters. Nothing else of the ID is written down.",
  },
  {
    term: "Matches",
    text: "Every act in a match, with its time. It is the scoresheet, and it is not changed afterwards.",
  },
  {
    term: "From where",
    text: "With every act in a match and every entry of the log, the network address it came from. Only the directors of your organization see it, to tell who did what when that is disputed. It is forgotten after 90 days; what was done stays. To stop floods of requests, the site also counts them by a scrambled form of the address, for up to an hour.",
  },
];
