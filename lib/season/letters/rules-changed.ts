import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import type { SettingChange } from "../rules/settings/changed-settings";
import { toldChange } from "../words/settings/told-changes";

export type RulesChangedFacts = {
  readonly appUrl: string;
  readonly organization: { readonly slug: string; readonly name: string; readonly contactEmail: string };
  readonly season: { readonly id: string; readonly slug: string; readonly name: string };
  readonly version: number;
  readonly changes: readonly SettingChange[];
};

/** The director changed the rules: every player reads what is new, and from when on. */
export function rulesChangedLetters(
  { appUrl, organization, season, version, changes }: RulesChangedFacts,
  players: readonly Recipient[],
): readonly DraftLetter[] {
  return players.map((player) =>
    composeLetter(`rules:${season.id}:${version}:${player.userId}`, player, {
      subject: `The rules of ${season.name} changed`,
      greeting: `Hello ${firstName(player.name)},`,
      paragraphs: [
        `The director has changed the rules of ${season.name}. Here’s what’s new in version ${version}:`,
        { list: changes.map(toldChange) },
        "Rounds that are already open, or in which players have already started arranging a match, keep their old rules.",
        ...(changes.some(({ setting }) => setting.startsWith("standings."))
          ? ["The standings follow the new rules, including for past rounds."]
          : []),
        "You don’t need to do anything.",
      ],
      action: {
        label: "Read the rule sheet",
        url: absolute(appUrl, paths.ruleSheet(organization.slug, season.slug)),
      },
      foot: [
        `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
        "You’re getting this email because you play in this league.",
      ],
    }),
  );
}
