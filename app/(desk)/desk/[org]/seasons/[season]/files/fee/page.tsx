import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FeeForm, RemoveFeeForm } from "@/components/fees/fee-form";
import { FeeLedger } from "@/components/fees/fee-ledger";
import { DeskFrame } from "@/components/layout/frames";
import { EmailMissing } from "@/components/mail/email-missing";
import { PrintButton } from "@/components/season/print-button";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { readFeeLedger } from "@/lib/fees/store/read-ledger";
import { feeRows, owes } from "@/lib/fees/view/fee-rows";
import { FEE_DONE } from "@/lib/fees/words/done";
import { feeAndDue, withoutFee } from "@/lib/fees/words/fee-words";
import { paths } from "@/lib/paths";
import { isOver } from "@/lib/season/rules/steps";
import { findSeason } from "@/lib/season/store/seasons";
import { capitalize, counted } from "@/lib/shared/text";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Fee" };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** What a season costs, and the ledger of who has paid. */
export default async function FeePage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const [frame, { done }, { version, fee, players }] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    readFeeLedger(desk.scope, season.id),
  ]);
  const of = { org, season: season.slug };
  const rows = feeRows(players, { zone: desk.organization.timeZone, hasFee: fee !== null });
  const owing = rows.filter((row) => row.owes).length;
  const ledger = (
    <section key="ledger" aria-labelledby="ledger">
      <HeadRow title="Ledger" id="ledger" />
      <p className="small mt-3 no-print">
        {fee &&
          !isOver(season.status) &&
          "When you publish the schedule, we ask about players who still owe it. "}
        Marks can’t be changed, only undone.
      </p>
      {fee && (
        <EmailMissing org={org} season={season} who={{ who: "owing" }} missing={players.filter(owes)} />
      )}
      <FeeLedger {...of} hasFee={fee !== null} rows={rows} />
      <PrintButton />
      <p className="no-print mt-3">
        <a className="row-link" href={paths.feeFile(org, season.slug)} download>
          Ledger (CSV)
        </a>
      </p>
    </section>
  );
  const cost = (
    <section key="cost" aria-labelledby="fee" className="no-print">
      <HeadRow title="What it costs" id="fee" />
      {isOver(season.status) ? (
        <p className="mt-3">The season is over, so its fee can’t change.</p>
      ) : (
        <div className="mt-4">
          <FeeForm {...of} version={version} fee={fee} />
          {fee && <RemoveFeeForm {...of} version={version} />}
        </div>
      )}
    </section>
  );

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Fee"
        crumb={<SeasonCrumb org={org} season={season} />}
        lead={
          fee
            ? `${feeAndDue(fee)} ${owing === 0 ? "No one owes it." : `${capitalize(counted(owing, "player owes", "players owe"))} it.`}`
            : withoutFee({ name: season.name, isOver: isOver(season.status) })
        }
      />
      <DoneNotice done={done} words={FEE_DONE} />
      {/* Keyed, so that a form keeps what was typed when someone else enters the first fee. */}
      <div className="cols cols-7-5">{fee ? [ledger, cost] : [cost, ledger]}</div>
    </DeskFrame>
  );
}
