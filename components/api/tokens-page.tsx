import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import type { ScopeOption } from "@/lib/api/view/scope-options";
import type { TokenRow } from "@/lib/api/view/token-rows";
import { apiPaths } from "@/lib/paths/api";
import { TokenForm, TokenList } from "./token-forms";

interface TokensProps {
  /** Whose tokens they are; null for the reader's own. */
  readonly org: string | null;
  readonly rows: readonly TokenRow[];
  readonly scopes: readonly ScopeOption[];
}

/** The tokens that work, and the form for another one. */
export function Tokens({ org, rows, scopes }: TokensProps) {
  return (
    <div className="cols cols-7-5">
      <section aria-labelledby="tokens">
        <HeadRow title={org === null ? "Your tokens" : "Tokens of this organization"} id="tokens" />
        {rows.length === 0 ? (
          <BlankState title="No tokens yet">A program needs one to do something in your name.</BlankState>
        ) : (
          <TokenList org={org} rows={rows} />
        )}
        <p className="small mt-4">
          Programs can read what’s public without a token.{" "}
          <a href={apiPaths.apiDocs()}>What programs can read and do</a>
        </p>
      </section>
      <section aria-labelledby="new-token">
        <HeadRow title="New token" id="new-token" />
        <div className="mt-4">
          <TokenForm org={org} scopes={scopes} />
        </div>
      </section>
    </div>
  );
}
