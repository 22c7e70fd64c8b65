import { Notice } from "@/components/ui/notice";
import { FIRST_MATCH_EMAIL } from "@/lib/entries/words/first-match";
import { OFF_THE_WAITLIST } from "@/lib/entries/words/waitlist";

const DONE: Readonly<Record<string, readonly [title: string, text: string]>> = {
  registered: ["You’re in.", FIRST_MATCH_EMAIL],
  waiting: ["You’re on the waitlist.", OFF_THE_WAITLIST.next],
  "waiting-late": ["You’re on the waitlist.", OFF_THE_WAITLIST.director],
  "asked-to-leave": ["The director has your request.", "Until the director answers, nothing changes."],
  stays: ["You’ve taken your request back.", "You’re still in, and nothing changes."],
  "not-asking": [
    "Your request is no longer open.",
    "You’ve already taken it back, the director has answered by email, or the season is over. Nothing changed.",
  ],
  "not-in": [
    "You’re no longer in this division.",
    "You’ve already left, or the director moved or removed you. Nothing changed.",
  ],
  withdrew: ["You’ve withdrawn.", "You can register again while registration is open."],
};

/** The answer to a registration that was just made or withdrawn. */
export function RegistrationDoneNotice({ done }: { readonly done: string | undefined }) {
  const words = done === undefined ? undefined : DONE[done];
  if (!words) return null;

  return (
    <Notice tone="ok" title={words[0]} focus>
      <p>{words[1]}</p>
    </Notice>
  );
}
