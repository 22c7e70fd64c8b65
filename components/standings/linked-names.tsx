import { Link } from "../ui/link";

/** A player who can be named in a sentence, with their page. */
export interface NamedPlayer {
  readonly name: string;
  readonly href: string;
}

/**
 * A sentence with the first mention of each player linked to their page. Two players with the same name aren't linked,
 * because the sentence doesn't say which of them it means.
 */
export function LinkedNames({
  text,
  players,
}: {
  readonly text: string;
  readonly players: readonly NamedPlayer[];
}) {
  const linked = new Set<string>();
  return splitByNames(text, players).map((part, index) => {
    const [player, ...others] = players.filter(({ name }) => name === part);
    if (!player || others.length > 0 || linked.has(part)) return part;
    linked.add(part);
    return (
      <Link key={index} href={player.href} prefetch={false}>
        {part}
      </Link>
    );
  });
}

/** "Amara Osei is above Theo." in parts: "Amara Osei", " is above ", "Theo", "." The longest name counts. */
function splitByNames(text: string, players: readonly NamedPlayer[]): readonly string[] {
  const names = players
    .map(({ name }) => name)
    .filter((name) => name !== "" && text.includes(name))
    .sort((one, two) => two.length - one.length);
  if (names.length === 0) return [text];
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, "u"))
    .filter((part) => part !== "");
}
