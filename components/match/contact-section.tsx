import { countContactAttempts } from "@/lib/match/rules/count-contact-attempts";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { ContactAttempt } from "@/lib/match/rules/state";
import type { MatchParts } from "@/lib/match/view/match-parts";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { enoughAttempts, moreAttempts } from "@/lib/match/words/attempts";
import { noAccount } from "@/lib/match/words/no-account";
import { shortDayAndTime, zoneName } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import { counted } from "@/lib/shared/text";
import { localIn } from "@/lib/shared/wall-clock";
import { Definitions } from "../ui/definitions";
import { EmailLink } from "../ui/email-link";
import { LogContactForm } from "./log-contact-form";
import { StatementForm } from "./statement-form";

/** How to reach the opponent, and what to do if that fails. */
export function ContactSection({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  const { opponent, them, hasNoAccount, organization, division } = scene;
  const seen = hasNoAccount
    ? `${noAccount(them)} and can’t see your contact details.`
    : `You can see this, and ${them} can see yours, until the match is decided.`;
  if (!opponent.email && !division.isForMinors) return null;

  return (
    <section aria-labelledby="reach">
      <h2 id="reach">Reach {them}</h2>
      <Definitions
        items={
          opponent.email
            ? contactsOf({ ...opponent, email: opponent.email }, organization.contactEmail)
            : [{ term: "Office", text: <EmailLink to={organization.contactEmail} /> }]
        }
      />
      <p className="hint mt-2">
        {opponent.email ? seen : `In ${division.name}, players reach each other through the office.`}
      </p>
      {parts.contacts && <CannotReach scene={scene} />}
    </section>
  );
}

function contactsOf(
  { email, phone }: { readonly email: string; readonly phone?: string | null },
  office: string,
) {
  return [
    {
      term: "Email",
      text: hasEmail(email) ? (
        <EmailLink to={email} />
      ) : (
        <>
          None. Ask the office: <EmailLink to={office} />
        </>
      ),
    },
    ...(phone ? [{ term: "Phone", text: <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a> }] : []),
  ];
}

function CannotReach({ scene }: { readonly scene: MatchScene }) {
  const { them, hasNoAccount, side, state, rules, zone, now } = scene;
  const attempts = state.contacts.filter(({ by }) => by === side);
  const missing = rules.forfeits.contactAttempts - countContactAttempts(state.contacts, side, rules);

  return (
    <>
      <LogContactForm
        them={them}
        localNow={localIn(now, zone)}
        zone={zoneName(now, zone)}
        fold={{
          summary: `Can’t reach ${them}?`,
          aside: `${counted(attempts.length, "attempt")} logged`,
          intro: (
            <>
              <p>
                Log each attempt. After {enoughAttempts(rules)}, you can ask the director to decide the match.
              </p>
              {attempts.length > 0 && <Attempts attempts={attempts} zone={zone} />}
            </>
          ),
        }}
      />
      {missing <= 0 ? (
        <StatementForm
          of="claim-unreachable"
          them={them}
          label="What should the director know?"
          hint={
            hasNoAccount ? "Then the director decides." : `We ask ${them} too, and then the director decides.`
          }
          submit="Ask the director to decide"
          fold={{ summary: "Ask the director", aside: "you’ve logged enough attempts" }}
        />
      ) : (
        <p className="hint mt-2">
          {moreAttempts(state.contacts, side, { rules, now, zone, closes: closesAt(state, rules) })}
        </p>
      )}
    </>
  );
}

function Attempts({ attempts, zone }: { readonly attempts: readonly ContactAttempt[]; readonly zone: Zone }) {
  return (
    <ol className="picks">
      {attempts.map(({ triedAt, note }) => (
        <li key={`${triedAt} ${note}`}>
          <span>{note}</span>
          <span className="small">{shortDayAndTime(triedAt, zone)}</span>
        </li>
      ))}
    </ol>
  );
}
