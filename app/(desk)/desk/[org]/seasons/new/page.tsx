import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { NewSeasonForm } from "@/components/season/new-season-form";
import { PresetChoice } from "@/components/season/preset-choice";
import { RulesInWordsFolds } from "@/components/season/rules-in-words";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { PRESETS, type Preset } from "@/lib/season/input/rule-pack";
import { PRESET_WORDS } from "@/lib/season/rules/presets/preset-words";
import { PRESET_DIVISIONS, PRESET_RULES } from "@/lib/season/rules/presets/presets";
import { ruleSheet } from "@/lib/season/rules/rule-sheet";
import { loadDeskFrame } from "../../load-desk-frame";

export const metadata: Metadata = { title: "New season" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ preset?: string | string[] }>;
};

/** A new season: first choose its rule sheet, then fill in the form next to its rules. */
export default async function NewSeasonPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireDirector(org);
  const [frame, { preset: asked }] = await Promise.all([loadDeskFrame(desk), searchParams]);
  const preset = PRESETS.find((known) => known === asked);

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="New season"
        crumb={<Link href={paths.deskSeasons(org)}>Seasons</Link>}
        lead={
          preset
            ? "It starts as a draft that only the desk can see. Nothing is public until you open registration."
            : "Choose a rule sheet to start from. You can change every rule later."
        }
      />
      {preset ? <SeasonOf org={org} preset={preset} /> : <PresetChoice org={org} />}
    </DeskFrame>
  );
}

function SeasonOf({ org, preset }: { readonly org: string; readonly preset: Preset }) {
  const rules = PRESET_RULES[preset];
  const { name, tells, from } = PRESET_WORDS[preset];

  return (
    <div className="cols cols-7-5">
      <NewSeasonForm org={org} preset={preset} venue={rules.venue} divisions={PRESET_DIVISIONS[preset]} />
      <section aria-labelledby="rules">
        <HeadRow title={name} id="rules">
          <Link href={paths.newSeason(org)}>Choose another sheet</Link>
        </HeadRow>
        <p className="small mt-3 mb-2">
          {tells} From: {from}.
        </p>
        <RulesInWordsFolds sections={ruleSheet(rules)} />
      </section>
    </div>
  );
}
