import { ButtonLink } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import type { ToDo } from "@/lib/eligibility/view/before-you-play";

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
