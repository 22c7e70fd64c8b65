import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ImportForm } from "@/components/entries/import-form";
import { DeskFrame } from "@/components/layout/frames";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { BlankState } from "@/components/ui/blank-state";
import { Definitions } from "@/components/ui/definitions";
import { HeadRow } from "@/components/ui/head-row";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { insteadOfImport } from "@/lib/entries/words/instead-of-import";
import { findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Import players from a file" };

/** Where a director imports players from a file. */
export default async function ImportPage({
  params,
}: {
  readonly params: Promise<{ org: string; season: string }>;
}) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const frame = await loadDeskFrame(desk);

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Import players from a file"
        crumb={<SeasonCrumb org={org} season={season} />}
        lead="Choose a file and check what each row would do, then confirm. Nothing is saved until you confirm."
      />
      {season.status === "registration" ? (
        <div className="cols cols-7-5">
          <ImportForm org={org} season={slug} />
          <Columns season={season} />
        </div>
      ) : (
        <BlankState title="Registration isn’t open">{insteadOfImport(season.status)}</BlankState>
      )}
    </DeskFrame>
  );
}

function Columns({ season: { divisions, rules } }: { readonly season: SeasonFacts }) {
  const [only, ...others] = divisions.map(({ name }) => name);
  const items = [
    { term: "name, email", text: "Required. They sign in with this address." },
    {
      term: "division",
      text: others.length === 0 ? `Optional: there’s only ${only}.` : [only, ...others].join(", "),
    },
    ...(divisions.some(({ underAge }) => underAge !== null)
      ? [{ term: "born", text: "2009-05-17 or 5/17/2009. Required for divisions with an age limit." }]
      : []),
    ...(rules.venue.kind === "online" ? [{ term: "username", text: "Their username on the site." }] : []),
    { term: "phone", text: "If you have it." },
  ];
  return (
    <section aria-labelledby="columns">
      <HeadRow title="The columns" id="columns" />
      <p className="small mt-3">
        Name them in the first row, in any order. Other columns are ignored, so you can import an exported
        file again.
      </p>
      <Definitions className="mt-3" items={items} />
    </section>
  );
}
