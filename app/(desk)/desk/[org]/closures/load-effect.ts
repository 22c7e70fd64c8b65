import type { AskedClosure } from "@/components/venue/confirm-closure-form";
import type { Desk } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { dateIn } from "@/lib/shared/dates";
import { type FormErrors, readForm } from "@/lib/shared/form";
import type { Instant, Zone } from "@/lib/shared/instant";
import { addDays } from "@/lib/shared/wall-clock";
import { type ClosureQuery, closurePlan, closureQuery } from "@/lib/venue/input/closure";
import { previewClosure } from "@/lib/venue/store/close-venue";
import { findClosedPlaces } from "@/lib/venue/store/read-venues";
import { type ClosureView, closureView } from "@/lib/venue/view/closure-view";
import { closureTitle } from "@/lib/venue/words/closed-venues";

const FIELDS = ["venue", "from", "until", "days", "next", "reason"] as const;

/** What the address asks to see: the form as it was filled in, and the query if it's complete. */
export function readAsked(
  org: string,
  search: Readonly<Record<string, string | string[] | undefined>>,
  now: Instant,
  zone: Zone,
): { readonly form: FormErrors; readonly query: ClosureQuery | null } {
  const today = dateIn(now, zone);
  const sent = new FormData();
  for (const field of FIELDS) {
    const value = search[field];
    if (typeof value === "string") sent.set(field, value);
  }
  const isFirst = !sent.has("from");
  const venue = sent.get("venue")?.toString() ?? "";
  if (isFirst) {
    const typed = {
      venue,
      from: `${today}T06:00`,
      until: `${addDays(today, 1)}T06:00`,
      days: "1",
      next: "stay",
      reason: "",
    };
    return { form: { sentence: "", fields: {}, typed }, query: null };
  }
  sent.set("org", org);
  const read = readForm(closureQuery, sent);
  const typed = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]));
  if (!read.ok) return { form: { ...read.errors, typed }, query: null };
  return { form: { sentence: "", fields: {}, typed }, query: read.value };
}

type ShownEffect = {
  /** "Courtside Lounge: closed from …, to …." */
  readonly title: string;
  readonly effect: ClosureView;
  readonly asked: AskedClosure;
};

/** What the closure would do now; null if there's no such venue. */
export async function showEffect(
  { scope, organization, actor }: Desk<DirectorScope>,
  asked: ClosureQuery,
): Promise<ShownEffect | null> {
  const zone = organization.timeZone;
  const places = await findClosedPlaces(organization.id, asked.venue);
  if (!places) return null;
  const plan = closurePlan(asked, zone);
  const facts = await previewClosure(scope, places, plan, now());
  return {
    title: closureTitle({ ...plan, venues: places.names, isAll: places.isAll, reopenedAt: null }, zone),
    effect: closureView(facts, organization.slug, zone, actor.id),
    asked: { ...asked, days: String(asked.days), seen: facts.stamp },
  };
}
