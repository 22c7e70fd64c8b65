import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { changedSettings } from "@/lib/season/rules/settings/changed-settings";
import { toldChange } from "@/lib/season/words/settings/told-changes";
import { day } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { type RoundSlot, roundName } from "@/lib/stages/words/round-name";

/** A version of the rules, as the list needs it. */
export type TimelineVersion = {
  readonly version: number;
  readonly rules: RulePack;
  readonly since: Instant;
  readonly rounds: readonly (RoundSlot & { readonly division: string })[];
};

type RulesHistoryProps = {
  readonly org: string;
  readonly season: string;
  readonly zone: Zone;
  /** Newest first. */
  readonly versions: readonly TimelineVersion[];
  /** The version on this page, which links to the others. */
  readonly shown?: number;
  /** Versions of a draft have no pages to link to. */
  readonly isDraft?: boolean;
};

/** The versions of a season's rules: since when they apply, what each changed, and which rounds are played under it. */
export function RulesHistory({ versions, zone, shown, isDraft, org, season }: RulesHistoryProps) {
  if (versions.length < 2) return null;
  return (
    <section className="no-print section" aria-labelledby="versions">
      <HeadRow title="Versions" id="versions">
        {`${versions.length} so far`}
      </HeadRow>
      <Ledger>
        {versions.map((version, index) => (
          <LedgerRow key={version.version}>
            {version.version === shown || isDraft ? (
              <b>
                Version {version.version}
                {version.version === shown && ", this one"}
              </b>
            ) : (
              <Link
                className="row-link font-semibold"
                href={paths.ruleSheetVersion(org, season, version.version)}
              >
                Version {version.version}
              </Link>
            )}
            <p className="small">
              Since {day(version.since, zone)}. {playedUnder(version, index === 0)}
            </p>
            <Changes version={version} before={versions[index + 1]} />
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}

function Changes({
  version,
  before,
}: {
  readonly version: TimelineVersion;
  readonly before: TimelineVersion | undefined;
}) {
  if (!before) return <p className="small muted">The rules the season started with.</p>;
  return (
    <ul className="small muted">
      {changedSettings(before.rules, version.rules).map((change) => (
        <li key={change.setting}>{toldChange(change)}</li>
      ))}
    </ul>
  );
}

/** "Rounds under it: Open: Round 1, Round 2. Club: Round 1." */
function playedUnder({ rounds }: TimelineVersion, isNewest: boolean): string {
  const divisions = [...new Set(rounds.map(({ division }) => division))];
  const listed = divisions.map((division) => {
    const names = rounds.filter((round) => round.division === division).map(roundName);
    return `${division}: ${names.join(", ")}.`;
  });
  if (listed.length === 0) return isNewest ? "For all future rounds." : "No round was played under it.";
  return `Rounds under it: ${listed.join(" ")}`;
}
