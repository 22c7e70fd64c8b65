import { ButtonLink } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { NextMove } from "@/components/ui/next-move";
import type { ToDo } from "@/lib/eligibility/view/before-you-play";

/** Something to do before the season, as the first thing on "Your move" if no match asks for anything. */
export function FirstToDo({ toDo: { title, detail, by, href } }: { readonly toDo: ToDo }) {
  return (
    <NextMove
      level={1}
      turn="you"
      what={title}
      why={detail}
      by={by}
      actions={
        href && (
          <ButtonLink kind="primary" href={href}>
            Read and accept
          </ButtonLink>
        )
      }
    />
  );
}

/** What a player has yet to accept or pay for the seasons they're in. */
export function BeforeYouPlay({ toDo }: { readonly toDo: readonly ToDo[] }) {
  return (
    <section aria-labelledby="before-you-play">
      <HeadRow id="before-you-play" title="Before you play" />
      <Ledger>
        {toDo.map(({ id, title, detail, href }) => (
          <LedgerRow key={id}>
            <p>
              <b>{title}</b>
            </p>
            <p className="small muted">{detail}</p>
            {href && (
              <p className="actions mt-2">
                <ButtonLink href={href}>
                  Read and accept<span className="sr">: {title}</span>
                </ButtonLink>
              </p>
            )}
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}
