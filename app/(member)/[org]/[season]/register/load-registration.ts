import { findGroupWays } from "@/lib/auth/campus-ways";
import type { LocatedActor } from "@/lib/auth/gates";
import { findCampusRefusal } from "@/lib/campus/store/campus-only";
import { now } from "@/lib/clock";
import { isAboutGroup, isAboutList } from "@/lib/eligibility/rules/may-register";
import { findListRefusal } from "@/lib/eligibility/store/eligibility";
import { findList } from "@/lib/eligibility/store/list";
import { campusIdNeeded, LIST_REFUSAL_SENTENCES, listedWords } from "@/lib/eligibility/words/list-refusals";
import { listEntriesOfPlayer } from "@/lib/entries/store/own-entries";
import { countSpots } from "@/lib/entries/store/waitlist";
import { divisionsWithout, openDivisions } from "@/lib/entries/view/open-divisions";
import { ownEntries } from "@/lib/entries/view/own-entries";
import { findFee } from "@/lib/fees/store/fee";
import { paths } from "@/lib/paths";
import { listOwnHandles } from "@/lib/people/store/handles";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { dateIn } from "@/lib/shared/dates";
import { type CalendarDate, instantOf } from "@/lib/shared/instant";
import { findDivision } from "@/lib/standings/store/divisions";
import { findWaiverToSign } from "@/lib/waivers/store/own";

export type Registration = Awaited<ReturnType<typeof loadRegistration>>;
/** What the form asks for and says. */
export type RegistrationFacts = Extract<Registration, { readonly kind: "form" }>;

/**
 * What someone who wants to register sees: the form, or what replaces it. Someone who is registered gets the
 * form only if they ask for another division.
 */
export async function loadRegistration(actor: LocatedActor, season: SeasonFacts, asksForAnother: boolean) {
  const at = instantOf(now());
  const today = dateIn(at, season.organization.timeZone);
  const [found, entries, spots, handles] = await Promise.all([
    Promise.all(
      season.divisions.map(({ slug }) => findDivision(season.organization.slug, season.slug, slug)),
    ),
    listEntriesOfPlayer(actor.id),
    countSpots(season.id),
    listOwnHandles(actor.id),
  ]);
  const views = found.filter((view) => view !== undefined);
  const mine = views.flatMap((view) => ownEntries(view, entries, at));
  const open = divisionsWithout(openDivisions(season, views, spots, at), mine);
  const own = handles.find(({ seasonId }) => seasonId === season.id);

  if (mine.length > 0 && !(asksForAnother && open.length > 0)) {
    return { kind: "registered", mine, own, today, open } as const;
  }
  if (open.length === 0) return { kind: "closed" } as const;
  if (await findCampusRefusal(season.organization.id, actor.id)) return { kind: "campus-first" } as const;

  const listing = await loadListing(actor, season, today);
  if (listing.refusal) return { kind: "not-eligible", ...listing.refusal } as const;
  // Who accepted alone accepts again where they can register as a minor.
  const asksGuardian = open.some(({ grade }) => grade !== null);
  const [waiver, { fee }] = await Promise.all([
    findWaiverToSign(season.id, actor.id, { isMinor: asksGuardian }),
    findFee(season.id),
  ]);
  return {
    kind: "form",
    at,
    today,
    open,
    spots,
    handle: own?.handle ?? "",
    ...listing,
    waiver: waiver && { ...waiver, asksGuardian },
    fee,
  } as const;
}

/** What the season's list of who can play says about someone, and whether it asks for their campus ID. */
async function loadListing(actor: LocatedActor, season: SeasonFacts, today: CalendarDate) {
  const { organization } = season;
  const { asksCampusId, isUsed, groups } = await findList(organization.id, season.id);
  const unlisted = await findListRefusal({
    organizationId: organization.id,
    seasonId: season.id,
    userId: actor.id,
    today,
  });
  const asksGroup = groups.length > 0;
  // A campus ID that they type can put them on the list.
  if (unlisted && !(asksCampusId && isAboutList(unlisted.refusal))) {
    const sentence = LIST_REFUSAL_SENTENCES[unlisted.refusal]({ ...season, ...unlisted });
    const next = paths.register(organization.slug, season.slug);
    const signIn = isAboutGroup(unlisted.refusal) ? await findGroupWays(next, organization.id) : null;
    return { refusal: { sentence, signIn } };
  }
  const needed = campusIdNeeded({ asksGroup });
  const admitted = isUsed || asksGroup ? listedWords(season.name, { asksGroup }) : null;
  return { refusal: null, asksCampusId, listed: unlisted ? needed : admitted };
}
