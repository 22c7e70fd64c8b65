import type { Metadata } from "next";
import { PublicFrame } from "@/components/layout/frames";
import { Definitions } from "@/components/ui/definitions";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { paths } from "@/lib/paths";
import { erasurePaths } from "@/lib/paths/erasure";

export const metadata: Metadata = { title: "Who sees what" };
export const dynamic = "force-static";

/** Who sees what about a player, in plain words. */
export default function PrivacyPage() {
  return (
    <PublicFrame>
      <PageHead
        title="Who sees what"
        lead="A league shows names and results. Only the people who need your contact details can see them."
      />
      <section className="section tight" aria-labelledby="seen">
        <HeadRow title="Who sees it" id="seen" />
        <Definitions items={SEEN} />
      </section>
      <section className="section" aria-labelledby="kept">
        <HeadRow title="What we keep" id="kept" />
        <Definitions items={KEPT} />
      </section>
      <section className="section" aria-labelledby="yours">
        <HeadRow title="What you can do" id="yours" />
        <p className="mt-4 max-w-[38rem]">
          You can change your name and phone number in <Link href={paths.profile()}>your profile</Link>, and
          have your name withheld from the public there. You can also download everything we keep about you
          there, and <Link href={erasurePaths.deleteAccount()}>delete your account</Link>. Results that other
          players were part of stay in their standings.
        </p>
      </section>
    </PublicFrame>
  );
}

const SEEN = [
  {
    term: "Everyone",
    text: "The name you registered with, your division, your opponents, the times of your matches, your results, the moves of your games if they were recorded and both players allow it, and your rank in the standings. Your own page in the league collects your results. If your name is withheld, they see a number instead. For players in a division for minors, they see a number or a first name and initial. Other websites, feed readers and apps can show the same.",
  },
  {
    term: "Your opponent",
    text: "While you have a match to play: your email address, your phone number if you gave one, and the part of your availability when that match can be played. In a division for minors, the office’s address instead of yours. If you also play in another division, your opponents there can see yours. They also see what you report and write in that match, the photos you send, and, in an online season, your username and whether you’ve proven it.",
  },
  {
    term: "The director",
    text: "All of that, every statement and photo in a dispute, and your date of birth if your division has an age limit. They can report your games to a chess federation, under the name you registered with. This means the directors and admins of your organization, not those of another.",
  },
  {
    term: "The front desk",
    text: "Which boards and clocks you have, the day’s bookings, and the matches that are still open, to enter results handed in on paper.",
  },
  {
    term: "No one else",
    text: "We don’t sell anything about you, there’s no advertising, and no page loads anything from another site.",
  },
];

const KEPT = [
  {
    term: "Sign-in",
    text: "Your email address and when you signed in. There is no password. A sign-in link works once, for ten minutes, and we store only a fingerprint of it. A site without a mail server also keeps the email for the site’s operator. If you sign in with a campus account, also its ID, its email address, and the groups your campus named.",
  },
  {
    term: "Cookies",
    text: "One that keeps you signed in, for thirty days or until you sign out, and two that protect the sign-in form. While you sign in, connect a campus account, or prove a username, we set others that recognize your browser when it comes back: “sign-in-link”, “sign-in-sent-to” (with your email address), “campus”, “connect”, and “lichess”. They expire within 15 minutes. Public pages don’t set any.",
  },
  {
    term: "Your browser",
    text: "Your choice of light or dark theme, whether the match room’s sounds are on, and, for directors, whether keyboard shortcuts are on at the desk. All of this stays on your own device. So do the match rooms you opened, with the moves and clock times, so you can keep playing without a connection. Signing out or deleting your account removes those rooms from the device you do it on.",
  },
  {
    term: "Emails",
    text: "The emails the league sends you about your matches. We delete each one after 400 days, or sooner if your organization chose so.",
  },
  {
    term: "Notifications",
    text: "If you turn them on: the address your browser’s maker uses to deliver them to that browser, until you turn them off or sign out there, and for 30 days whether you opened each one. Only your browser can read what they say.",
  },
  {
    term: "Availability",
    text: "The hours you marked, until you change them or your organization deletes contact details after a season, and the secret address of your calendar, until you create a new one.",
  },
  {
    term: "Waivers and fees",
    text: "If a season has them: the name you typed to accept the waiver, a parent’s or guardian’s if you’re under 18, when and which version, and whether the desk marked your fee as paid or waived. Only you and the directors can see it. We keep it until you delete your account. Then we delete the waiver, and the mark keeps a number instead of your name. You can’t pay on this site, so it never sees your card.",
  },
  {
    term: "Boards and clocks",
    text: "What you borrowed and when, and the kind and last four characters of the ID you left. We record nothing else from the ID.",
  },
  {
    term: "Matches",
    text: "Everything you do in a match, with its time. This is the scoresheet, and it isn’t changed afterward.",
  },
  {
    term: "Photos",
    text: "The photos you send about a match, and those the front desk sends with your score slip, reduced in size and without the location, time, and device details that a camera adds. They stay with the match, unless your organization deletes photos after a season.",
  },
  {
    term: "Network addresses",
    text: "For everything done in a match and every log entry, the network address it came from. Only your organization’s directors can see it, to find out who did what in a dispute. We delete it after 90 days, or sooner if your organization chose so; the record of what was done stays. To stop floods of requests, the site also counts requests by a scrambled form of the address, for up to an hour.",
  },
];
