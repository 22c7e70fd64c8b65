import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberFrame } from "@/components/layout/frames";
import { RegisterForm } from "@/components/register/register-form";
import { RegistrationAside } from "@/components/register/registration-aside";
import { RuleSections } from "@/components/rules/rule-sections";
import { NextMove } from "@/components/ui/next-move";
import { requireActor } from "@/lib/auth/gates";
import { type DivisionView, findDivision } from "@/lib/data/divisions";
import { listEntriesOfPlayer } from "@/lib/data/entries";
import { findSeason } from "@/lib/data/seasons";
import { ruleSheet } from "@/lib/domain/rules/rule-sheet";
import { longCalendarDay } from "@/lib/format/seasons";
import { paths } from "@/lib/paths";
import { headlineRules } from "./headline-rules";
import { RegisteredAlready, RegistrationClosed } from "./settled";

type Props = { readonly params: Promise<{ org: string; season: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season } = await params;
  const facts = await findSeason(org, season);
  return { title: facts ? `Register for ${facts.name}` : "Register", robots: { index: false } };
}

/** Registration for a season, for somebody who is signed in: the form, or why there is none. */
export default async function RegisterPage({ params }: Props) {
  const { org, season: slug } = await params;
  const actor = await requireActor(paths.register(org, slug));
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") notFound();
  const [found, entries] = await Promise.all([
    Promise.all(season.divisions.map((division) => findDivision(org, slug, division.slug))),
    listEntriesOfPlayer(actor.id),
  ]);
  const views = found.filter((view): view is DivisionView => view !== undefined);
  const isOpen = season.status === "registration";
  const open = isOpen ? views.filter(({ rounds }) => rounds.length === 0) : [];
  const registered = views.filter(({ division }) =>
    entries.some(({ divisionId, status }) => divisionId === division.id && status !== "withdrawn"),
  );
  const frame = {
    reader: actor,
    organization: season.organization,
    season: { slug, firstDivision: season.divisions[0]?.slug },
  };

  if (registered.length > 0) {
    return (
      <MemberFrame {...frame}>
        <RegisteredAlready season={season} registered={registered} open={open} />
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
  const sections = ruleSheet(season.rules);

  return (
    <MemberFrame {...frame}>
      <NextMove
        level={1}
        turn="you"
        what={`Register for ${season.name}`}
        why="You can take it back until the pairings are published."
        by={{
          label: "before",
          day: longCalendarDay(season.startsOn),
          left: "The first day of the season. Registration closes earlier if the pairings are published before it.",
          calm: true,
        }}
      />
      <div className="cols cols-me section">
        <RegisterForm
          rulePackId={season.rulePackId}
          ruleSheetHref={paths.ruleSheet(org, slug)}
          divisions={open.map(({ division, entries: { length } }) => ({
            id: division.id,
            name: division.name,
            registered: length,
          }))}
          reader={{ name: actor.name ?? "", email: actor.email, phone: actor.phone ?? "" }}
          headlines={headlineRules(sections)}
        >
          <RuleSections sections={sections} level={3} />
        </RegisterForm>
        <RegistrationAside
          starts={longCalendarDay(season.startsOn)}
          places={views.map(({ division, entries: { length } }) => ({
            name: division.name,
            registered: length,
          }))}
        />
      </div>
    </MemberFrame>
  );
}
