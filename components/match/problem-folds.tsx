import { lastNotice } from "@/lib/match/rules/deadline-rules";
import { isTimeFixed } from "@/lib/match/rules/decide-notice";
import { isToPlay } from "@/lib/match/rules/state";
import type { MatchParts } from "@/lib/match/view/match-parts";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { noAccount } from "@/lib/match/words/no-account";
import { paths } from "@/lib/paths";
import { dayAndTime } from "@/lib/shared/dates";
import { counted } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import { knockoutOf } from "@/lib/stages/stages-of";
import { Link } from "../ui/link";
import { ConcedeForm } from "./one-button-forms";
import { ReasonForm } from "./reason-form";
import { StatementForm } from "./statement-form";

function lossWords({ slot, rules }: MatchScene): string {
  return formatOf(slot).words.youLose(slot, knockoutOf(rules)?.thirdPlace ?? false);
}

/** Giving notice, if the league accepts it: what it does, and whether it's still possible. */
function NoticeFold({ scene }: { readonly scene: MatchScene }) {
  const { them, state, rules, now, zone, noticesGiven = 0 } = scene;
  const latest = lastNotice(state, rules);
  const left = rules.forfeits.noticesPerYear - noticesGiven;
  const isBefore = isToPlay(state.status);
  if (latest === null || !isBefore || isTimeFixed(state, rules)) return null;
  if (now > latest || left <= 0) {
    return (
      <p className="small muted">
        {left <= 0
          ? "You’ve used all your advance notices this year, so if you don’t come, it’s a forfeit."
          : `You could give advance notice until ${dayAndTime(latest, zone)}.`}
      </p>
    );
  }
  const effect =
    rules.forfeits.noticeMeans === "default"
      ? `The match counts as a default: ${them} wins, and it doesn’t count as a forfeit for you.`
      : `You both get ${counted(rules.schedule.daysPerRound, "more day")}.`;
  return (
    <ReasonForm
      of="give-notice"
      submit="Give advance notice"
      them={them}
      fold={{
        summary: "Can’t play? Give advance notice",
        aside: `${counted(left, "notice")} left`,
        intro: (
          <p>
            {effect} You can give notice until {dayAndTime(latest, zone)}.
          </p>
        ),
      }}
    />
  );
}

/** What can go wrong: the other side didn't come, or the reader can't play at all. */
export function ProblemFolds({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  const { them, hasNoAccount, state, zone } = scene;

  return (
    <section className="no-print" aria-labelledby="problems">
      <h2 id="problems">If something goes wrong</h2>
      {parts.noShow && state.scheduledAt && (
        <StatementForm
          of="claim-no-show"
          them={them}
          label="What happened?"
          hint={`How long you waited, and how you tried to reach ${them}.`}
          submit="Claim the match"
          kind="danger"
          fold={{
            summary: `${them} didn’t come?`,
            aside: "claim the match",
            intro: (
              <p>
                You were supposed to meet on {dayAndTime(state.scheduledAt, zone)}.{" "}
                {hasNoAccount
                  ? `${noAccount(them)} and can’t answer, so tell the office, too.`
                  : `${them} gets to answer before you’re awarded the match.`}
              </p>
            ),
          }}
        />
      )}
      <NoticeFold scene={scene} />
      <p className="small my-3">
        Disagree about a game?{" "}
        <Link href={paths.adjudicator({ rules: `${scene.organization.slug}/${scene.season.slug}` })}>
          See what the rules say about it
        </Link>
      </p>
      {parts.concede && (
        <ConcedeForm
          label={`Give the match to ${them}`}
          fold={{
            summary: "Give up the match",
            aside: "can’t be undone",
            intro: (
              <p>
                {them} wins right away, without playing, and {lossWords(scene)}. Only the director can undo
                this.
              </p>
            ),
          }}
        />
      )}
    </section>
  );
}
