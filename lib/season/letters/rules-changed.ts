import type { Paragraph } from "@/lib/mail/letters/body";
import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import type { SettingChange } from "../rules/settings/changed-settings";
import { isWholeSeason } from "../rules/settings/pack";
import { settingValue, toldChange } from "../words/settings/told-changes";

export type RulesChangedFacts = {
  readonly appUrl: string;
  readonly organization: { readonly slug: string; readonly name: string; readonly contactEmail: string };
  readonly season: { readonly id: string; readonly slug: string; readonly name: string };
  readonly version: number;
  readonly changes: readonly SettingChange[];
};

/**
 * The director changed the rules: every player reads what's new, and in which rounds. Players of a season that moved to
 * a chess site are asked for their username there.
 */
export function rulesChangedLetters(
  { appUrl, organization, season, version, changes }: RulesChangedFacts,
  players: readonly Recipient[],
): readonly DraftLetter[] {
  const ruleSheet = absolute(appUrl, paths.ruleSheet(organization.slug, season.slug));
  const site = newSite(changes);
  return players.map((player) =>
    composeLetter(`rules:${season.id}:${version}:${player.userId}`, player, {
      subject: `The rules of ${season.name} changed`,
      greeting: `Hello ${firstName(player.name)},`,
      paragraphs: [
        `The director has changed the rules of ${season.name}. This is version ${version}.`,
        ...told(
          "What’s new, except in rounds that are already open or in which players have already started arranging a match:",
          changes.filter(({ setting }) => !isWholeSeason(setting)),
        ),
        ...told(
          "What’s new for the whole season:",
          changes.filter(({ setting }) => isWholeSeason(setting)),
        ),
        ...(site
          ? [
              `Add your username on ${site} in your profile. If there’s one already, check that it’s right. Your opponents use it to challenge you.`,
              `The rule sheet has all the rules: ${ruleSheet}`,
            ]
          : ["You don’t need to do anything."]),
      ],
      action: site
        ? { label: "Add or check your username", url: absolute(appUrl, paths.profile()) }
        : { label: "Read the rule sheet", url: ruleSheet },
      foot: [
        `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
        "You’re getting this email because you’re registered in this league.",
      ],
    }),
  );
}

function told(intro: string, changes: readonly SettingChange[]): readonly Paragraph[] {
  return changes.length === 0 ? [] : [intro, { list: changes.map(toldChange) }];
}

/** The site that the season has moved to: "Lichess". Null if it hasn't moved to one. */
function newSite(changes: readonly SettingChange[]): string | null {
  const site = changes.find(({ setting }) => setting === "venue.site")?.to ?? null;
  return site === null ? null : settingValue("venue.site", site);
}
