import { paths } from "@/lib/paths";
import type { Step, StepName } from "@/lib/set-up/view/steps";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { Ledger, LedgerRow } from "../ui/ledger";
import { Link } from "../ui/link";
import { NextMove } from "../ui/next-move";
import { TestEmailForm } from "./test-email-form";

interface StepListProps {
  readonly org: string;
  readonly steps: readonly Step[];
  /** A test email was sent before. */
  readonly hasTested: boolean;
  /** There's a mail server to test. */
  readonly canTest: boolean;
}

/** What to do next to set an organization up, and everything that's needed. */
export function StepList({ org, steps, hasTested, canTest }: StepListProps) {
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <>
      {next ? (
        <NextMove
          level={1}
          turn="you"
          what={next.title}
          why={next.words}
          actions={actionOf(next.name, true)}
        />
      ) : (
        <NextMove
          level={1}
          turn="none"
          what="You’re set up"
          why="Open registration when your season’s rules are the way you want them."
          actions={
            <ButtonLink kind="primary" href={paths.deskSeasons(org)}>
              See the seasons
            </ButtonLink>
          }
        />
      )}
      <section className="section tight" aria-labelledby="steps">
        <h2 id="steps">Everything you need</h2>
        <Ledger>
          {steps.map(({ name, title, isDone, words }) => (
            <LedgerRow key={name}>
              <h3>
                {isDone && <Icon name="check" />} {title}
              </h3>
              <p className="small muted">
                {isDone ? "Done. " : ""}
                {words}
              </p>
              {name !== next?.name && actionOf(name, false)}
            </LedgerRow>
          ))}
        </Ledger>
        <p className="small mt-4">
          Also for admins: <Link href={paths.editOrganization(org)}>name and office</Link>,{" "}
          <Link href={paths.deskVenues(org)}>venues</Link>.
        </p>
      </section>
    </>
  );

  function actionOf(name: StepName, isNext: boolean) {
    if (name === "email") return canTest ? <TestEmailForm org={org} isAgain={hasTested} /> : undefined;
    const way = WAYS[name];
    if (!way) return undefined;
    return isNext ? (
      <ButtonLink kind="primary" href={way.href(org)}>
        {way.label}
      </ButtonLink>
    ) : (
      <p className="small mt-1">
        <Link href={way.href(org)}>{way.label}</Link>
      </p>
    );
  }
}

/** The steps that are taken on another page. */
const WAYS: Partial<Record<StepName, { readonly label: string; readonly href: (org: string) => string }>> = {
  people: { label: "Add people", href: paths.people },
  season: { label: "New season", href: (org) => paths.newSeason(org) },
};
