import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CampusFirst } from "@/components/entries/campus-first";
import { NotEligible } from "@/components/entries/not-eligible";
import { type OwnEntry, RegisteredAlready, RegistrationClosed } from "@/components/entries/own-registration";
import { RegisterForm } from "@/components/entries/register-form";
import { RegistrationAside } from "@/components/entries/registration-aside";
import { MemberFrame } from "@/components/layout/frames";
import { RuleSections } from "@/components/season/rule-sections";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import { findGroupWays } from "@/lib/auth/campus-ways";
import { requireActor } from "@/lib/auth/gates";
import { findCampusRefusal } from "@/lib/campus/store/campus-only";
import { now } from "@/lib/clock";
import { isAboutGroup, isAboutList } from "@/lib/eligibility/rules/may-register";
import { findList } from "@/lib/eligibility/store/list";
import { findListRefusal } from "@/lib/eligibility/store/standing";
import {
  CAMPUS_ID_NEEDED,
  CAMPUS_ID_OR_GROUP_NEEDED,
  LIST_REFUSALS,
  listedWords,
} from "@/lib/eligibility/words/list-refusals";
import { listEntriesOfPlayer } from "@/lib/entries/store/own-entries";
import { countSpots } from "@/lib/entries/store/waiting-list";
import { divisionsWithout, openDivisions, spotsOf } from "@/lib/entries/view/open-divisions";
import { findFee } from "@/lib/fees/store/fee";
import { feeName, howToPay } from "@/lib/fees/words/fee-words";
import { paths } from "@/lib/paths";
import { listOwnHandles } from "@/lib/people/store/handles";
import { venueName } from "@/lib/season/rules/play-venue";
import { ruleSheet } from "@/lib/season/rules/rule-sheet";
import { findSeason } from "@/lib/season/store/seasons";
import { headlineRules } from "@/lib/season/view/headline-rules";
import { longCalendarDay } from "@/lib/season/words/seasons";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { list } from "@/lib/shared/text";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import { findDivision, type PublicDivision } from "@/lib/standings/store/divisions";
import { findWaiverToSign } from "@/lib/waivers/store/own";
import "@/app/styles/rule-sheet.css";

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ another?: string | string[] }>;
};

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { org, season } = await params;
  const facts = await findSeason(org, season);
  return { title: facts ? `Register for ${facts.name}` : "Register", robots: { index: false } };
}

/** Registration for a season, for a signed-in person: the form, or why there is none. */
export default async function RegisterPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const actor = await requireActor(paths.register(org, slug));
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") notFound();
  if (season.slug !== slug) permanentRedirect(paths.register(org, season.slug));
  const [found, entries, spots, handles] = await Promise.all([
    Promise.all(season.divisions.map((division) => findDivision(org, slug, division.slug))),
    listEntriesOfPlayer(actor.id),
    countSpots(season.id),
    listOwnHandles(actor.id),
  ]);
  const views = found.filter((view): view is PublicDivision => view !== undefined);
  const mine = views.flatMap((view) => ownEntries(view, entries));
  const at = instantOf(now());
  const today = dateIn(at, season.organization.timeZone);
  const open = divisionsWithout(openDivisions(season, views, spots, at), mine);
  const wantsAnother = (await searchParams).another !== undefined && open.length > 0;
  const own = handles.find(({ seasonId }) => seasonId === season.id);
  const frame = {
    reader: actor,
    organization: season.organization,
    season: { slug, firstDivision: season.divisions[0]?.slug },
  };

  if (mine.length > 0 && !wantsAnother) {
    return (
      <MemberFrame {...frame}>
        <RegisteredAlready season={season} mine={mine} own={own} today={today} />
        {open.length > 0 && (
          <p className="mt-4">
            <Link className="row-link" href={paths.registerForAnother(org, slug)}>
              Also play in{" "}
              {list(
                open.map(({ name }) => name),
                "or",
              )}
            </Link>
          </p>
        )}
      </MemberFrame>
    );
  }
  if (open.length === 0) {
    return (
      <MemberFrame {...frame}>
        <RegistrationClosed season={season} />
      </MemberFrame>
    );
  }
  const next = paths.register(org, slug);
  const refusal = await findCampusRefusal(season.organization.id, actor.id);
  if (refusal) {
    return (
      <MemberFrame {...frame}>
        <CampusFirst organization={season.organization} next={next} />
      </MemberFrame>
    );
  }
  const { asksCampusId, isUsed, groups } = await findList(season.organization.id, season.id);
  const person = { organizationId: season.organization.id, seasonId: season.id, userId: actor.id, today };
  const unlisted = await findListRefusal(person);
  // A campus ID that they type can put them on the list.
  if (unlisted && !(asksCampusId && isAboutList(unlisted.refusal))) {
    const sentence = LIST_REFUSALS[unlisted.refusal]({ ...season, ...unlisted });
    return (
      <MemberFrame {...frame}>
        <NotEligible
          season={season.name}
          sentence={sentence}
          signIn={isAboutGroup(unlisted.refusal) ? await findGroupWays(next, season.organization.id) : null}
          next={next}
        />
      </MemberFrame>
    );
  }
  const asksGroup = groups.length > 0;
  const needed = asksGroup ? CAMPUS_ID_OR_GROUP_NEEDED : CAMPUS_ID_NEEDED;
  const admitted = isUsed || asksGroup ? listedWords(season.name, { asksGroup }) : null;
  const listed = unlisted ? needed : admitted;
  // Who accepted alone accepts again where they can register as a minor.
  const asksGuardian = open.some(({ grade }) => grade !== null);
  const [waiver, { fee }] = await Promise.all([
    findWaiverToSign(season.id, actor.id, { isMinor: asksGuardian }),
    findFee(season.id),
  ]);
  const isLate = open.every(({ isPaired }) => isPaired);
  const sections = ruleSheet(season.rules, season.organization);
  const { venue } = season.rules;

  return (
    <MemberFrame {...frame}>
      {isLate ? (
        <NextMove
          level={1}
          turn="you"
          what={`Ask for a spot in ${season.name}`}
          why="The pairings are published, and a spot is open. Register to join the waitlist. The director decides who gets it."
        />
      ) : (
        <NextMove
          level={1}
          turn="you"
          what={`Register for ${season.name}`}
          why="You can withdraw while registration is open."
          by={
            season.registrationClosesOn
              ? {
                  label: "last day",
                  day: longCalendarDay(season.registrationClosesOn),
                  left: `Registration closes at the end of that day (${zoneAllYear(at, season.organization.timeZone)}), or when the pairings are published.`,
                  calm: true,
                }
              : today < season.startsOn
                ? {
                    label: "before",
                    day: longCalendarDay(season.startsOn),
                    left: "First day of the season. Registration closes earlier if the pairings are published before then.",
                    calm: true,
                  }
                : undefined
          }
        />
      )}
      <div className="cols cols-me section">
        <RegisterForm
          rulePackId={season.rulePackId}
          ruleSheetHref={paths.ruleSheet(org, slug)}
          divisions={open}
          site={venue.kind === "online" ? { name: venueName(venue), handle: own?.handle ?? "" } : null}
          asksCampusId={asksCampusId}
          listed={listed}
          waiver={waiver && { ...waiver, asksGuardian }}
          fee={fee && { name: feeName(fee), howToPay: howToPay(fee) }}
          reader={{ name: actor.name ?? "", email: actor.email, phone: actor.phone ?? "" }}
          headlines={headlineRules(sections)}
        >
          <RuleSections sections={sections} level={3} />
        </RegisterForm>
        <RegistrationAside
          starts={today <= season.startsOn ? longCalendarDay(season.startsOn) : null}
          isLate={isLate}
          fee={fee && `${feeName(fee)}. ${howToPay(fee)}`}
          spots={season.divisions.map(({ id, name, capacity }) => ({
            name,
            capacity,
            ...spotsOf(spots, id),
          }))}
        />
      </div>
    </MemberFrame>
  );
}

/** This person's entry in a division, if they have one or had one worth telling them about. */
function ownEntries(
  view: PublicDivision,
  entries: Awaited<ReturnType<typeof listEntriesOfPlayer>>,
): readonly OwnEntry[] {
  return entries
    .filter(({ divisionId }) => divisionId === view.division.id)
    .filter(({ status }) => status !== "withdrawn" || hasPlayed(view, entries))
    .map(({ status, waitlistPosition }) => ({
      view,
      standing:
        status === "waitlisted" ? "waits" : status === "active" || status === "pending" ? "in" : "out",
      waitlistPosition,
    }));
}

/** Players who withdrew before the pairings can register again; players who left after them can't. */
function hasPlayed(
  { division, rounds }: PublicDivision,
  entries: Awaited<ReturnType<typeof listEntriesOfPlayer>>,
): boolean {
  const own = new Set(entries.filter(({ divisionId }) => divisionId === division.id).map(({ id }) => id));
  return rounds.some(({ matches }) =>
    matches.some(({ homeEntryId, awayEntryId }) => own.has(homeEntryId) || own.has(awayEntryId)),
  );
}
