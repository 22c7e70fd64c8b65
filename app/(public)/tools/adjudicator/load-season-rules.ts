import type { RulesChoice } from "@/components/adjudicator/rules-choice";
import { judgedRules } from "@/lib/adjudicator/words/judged-rules";
import { findSeason } from "@/lib/season/store/seasons";

/** The rules of a season by its address, "org/season"; null if it names no public season. */
export async function seasonRules(address: string): Promise<RulesChoice | null> {
  const [org = "", slug = "", ...rest] = address.split("/");
  if (slug === "" || rest.length > 0) return null;
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") return null;
  return {
    value: address,
    label: `${season.name}, ${season.organization.name}`,
    rules: judgedRules(season.rules),
  };
}
