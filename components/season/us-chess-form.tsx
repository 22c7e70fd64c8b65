import { HeadRow } from "@/components/ui/head-row";
import { TextInput } from "@/components/ui/text-input";
import { paths } from "@/lib/paths";
import { capitalize, counted } from "@/lib/shared/text";
import { memberField } from "@/lib/standings/input/us-chess";
import { isLeftOut } from "@/lib/standings/rules/reports/us-chess/rated-games";
import { type RatedEvent, US_CHESS_FILES } from "@/lib/standings/rules/reports/us-chess/report";

interface UsChessFormProps {
  readonly org: string;
  readonly season: string;
  readonly event: RatedEvent;
}

/** What the league doesn't know for a rating report, and the buttons that make its files. */
export function UsChessForm({ org, season, event }: UsChessFormProps) {
  return (
    <form method="get">
      <div className="cols cols-7-5">
        <div className="form">
          <Told event={event} />
          {event.sections.map(({ name, players }) => (
            <fieldset key={name} className="form">
              <legend>US Chess IDs: {name}</legend>
              {players.map((player) => (
                <TextInput
                  key={player.id}
                  name={memberField(player.id)}
                  label={player.name}
                  inputMode="numeric"
                  pattern="[0-9]{8}"
                  title="8 digits"
                  autoComplete="off"
                />
              ))}
            </fieldset>
          ))}
        </div>
        <section aria-labelledby="event" className="form">
          <HeadRow title="The event" id="event" />
          {ASKED.map((field) => (
            <TextInput key={field.name} {...field} required autoComplete="off" />
          ))}
          <p className="small">
            Download all three, and upload them together where US Chess takes rating reports. We don’t keep
            what you typed, so stay on this page until you have them.
          </p>
          <p className="actions">
            {US_CHESS_FILES.map((file) => (
              <button
                key={file}
                className="btn"
                type="submit"
                formAction={paths.usChessFile(org, season, file)}
              >
                {file}
              </button>
            ))}
          </p>
        </section>
      </div>
    </form>
  );
}

const ASKED = [
  {
    name: "affiliate",
    label: "Affiliate ID",
    hint: "Such as A1234567",
    pattern: "A[0-9]{7}",
    title: "A and 7 digits",
  },
  {
    name: "director",
    label: "Chief TD’s US Chess ID",
    pattern: "[0-9]{8}",
    title: "8 digits",
    inputMode: "numeric",
  },
  {
    name: "control",
    label: "Time control",
    hint: "As US Chess writes it: G/60;d5, G/90;+30, 40/90,SD/30;d5. It decides which ratings the games count for.",
  },
  { name: "city", label: "City", maxLength: 21 },
  { name: "state", label: "State", hint: "Such as IL", pattern: "[A-Z]{2}", title: "Two capital letters" },
  { name: "zip", label: "ZIP code", pattern: "[0-9]{5}(-[0-9]{4})?", title: "5 digits, or 9 with a dash" },
] as const;

/** What's in the report, and what isn't. */
function Told({ event }: { readonly event: RatedEvent }) {
  const matches = event.sections.flatMap(({ rounds }) => rounds.flat());
  const open = matches.filter(({ outcome }) => outcome === null).length;
  const leftOut = matches.filter(isLeftOut).length;
  return (
    <>
      <p>
        US Chess rates games, so each game of a match is a round in its report. Players without an ID are
        blank in it; US Chess needs their IDs before it can rate the event.
      </p>
      {open > 0 && (
        <p>
          {capitalize(counted(open, "match", "matches"))} {open === 1 ? "has" : "have"} no result yet and{" "}
          {open === 1 ? "isn’t" : "aren’t"} in it. Send the report after the last round.
        </p>
      )}
      {leftOut > 0 && (
        <p>
          {capitalize(counted(leftOut, "match", "matches"))} {leftOut === 1 ? "is" : "are"} left out, in whole
          or in part: we don’t know the games of a ruled match, and captured points don’t decide a rated game.
        </p>
      )}
    </>
  );
}
