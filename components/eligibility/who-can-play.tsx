import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import type { ListFacts } from "@/lib/eligibility/store/list";
import type { DeskRow } from "@/lib/eligibility/view/desk-rows";
import { isOver } from "@/lib/season/rules/steps";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { Exceptions } from "./exceptions";
import { GroupChoice } from "./group-choice";
import { Holds } from "./holds";
import { ListForm, RemoveListForm } from "./list-form";
import { EligibilityRows } from "./rows";

type Props = {
  readonly season: SeasonFacts;
  readonly list: ListFacts;
  /** The campus groups that the organization knows about. */
  readonly groups: readonly string[];
  readonly exceptions: readonly DeskRow[];
  readonly holds: readonly DeskRow[];
  readonly decisions: readonly { readonly id: string; readonly name: string; readonly words: string }[];
};

/** Who can register for a season: its list and its campus groups, then who can or can't play whatever those say. */
export function WhoCanPlay({ season, list, groups, exceptions, holds, decisions }: Props) {
  const page = { org: season.organization.slug, season: season.slug };
  const choosesGroups = !isOver(season.status) && (groups.length > 0 || list.groups.length > 0);
  return (
    <div className="cols cols-7-5">
      <section aria-labelledby="list">
        <ListPart {...page} list={list} isFixed={isOver(season.status)} />
        {choosesGroups && <GroupsSection {...page} list={list} choices={groups} />}
      </section>
      <div>
        <section aria-labelledby="exceptions">
          <HeadRow title="Exceptions" id="exceptions" />
          {isOver(season.status) ? (
            <>
              <p className="mt-3">The season is over, so you can’t add exceptions.</p>
              <EligibilityRows rows={exceptions}>{() => null}</EligibilityRows>
            </>
          ) : (
            <>
              <p className="small mt-3">These people can register whatever the list and the groups say.</p>
              <Exceptions {...page} rows={exceptions} />
            </>
          )}
        </section>
        <section aria-labelledby="holds" className="section tight">
          <HeadRow title="Holds" id="holds" />
          <p className="small mt-3">
            These people can’t register for any season of {season.organization.name}, even if they’re on a
            list or have an exception.
          </p>
          <Holds {...page} rows={holds} />
        </section>
        {decisions.length > 0 && <DecisionsSection decisions={decisions} />}
      </div>
    </div>
  );
}

type ListPartProps = { readonly org: string; readonly season: string; readonly list: ListFacts };

function ListPart({ list, isFixed, ...page }: ListPartProps & { readonly isFixed: boolean }) {
  return (
    <>
      <HeadRow title="List" id="list" />
      {isFixed ? (
        <p className="mt-3">The season is over, so its list can’t change.</p>
      ) : (
        <div className="mt-4">
          <ListForm {...page} version={list.version} isUsed={list.isUsed} />
          {list.isUsed && <RemoveListForm {...page} version={list.version} />}
        </div>
      )}
    </>
  );
}

function GroupsSection({ list, choices, ...page }: ListPartProps & { readonly choices: readonly string[] }) {
  return (
    <section aria-labelledby="groups" className="section tight">
      <HeadRow title="Campus groups" id="groups" />
      <p className="small mt-3">
        People whose campus sign-in named one of these groups can register, too. The campus decides who is in
        them.
      </p>
      <GroupChoice {...page} version={list.version} groups={list.groups} choices={choices} />
    </section>
  );
}

function DecisionsSection({ decisions }: Pick<Props, "decisions">) {
  return (
    <section aria-labelledby="decisions" className="section tight">
      <HeadRow title="Decisions" id="decisions" />
      <p className="small mt-3">
        The list, the groups, or a hold would have kept these players out, but a director let them play.
      </p>
      <Ledger>
        {decisions.map(({ id, name, words }) => (
          <LedgerRow key={id}>
            <p>
              <b>{name}</b>
            </p>
            <p className="small muted [overflow-wrap:anywhere]">{words}</p>
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}
