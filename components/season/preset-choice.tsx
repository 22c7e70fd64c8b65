import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { PRESETS } from "@/lib/season/input/rule-pack";
import { PRESET_WORDS } from "@/lib/season/rules/presets/preset-words";

/** The rule sheets a season can start from, each described in two sentences. */
export function PresetChoice({ org }: { readonly org: string }) {
  return (
    <Ledger>
      {PRESETS.map((preset) => {
        const { name, tells, from } = PRESET_WORDS[preset];
        return (
          <LedgerRow key={preset}>
            <Link className="row-link font-semibold" href={paths.newSeason(org, preset)}>
              {name}
            </Link>
            <p className="max-w-text">{tells}</p>
            <p className="small muted">From: {from}.</p>
          </LedgerRow>
        );
      })}
    </Ledger>
  );
}
