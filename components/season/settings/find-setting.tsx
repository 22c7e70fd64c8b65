import { Link } from "@/components/ui/link";
import { TextInput } from "@/components/ui/text-input";
import { paths } from "@/lib/paths";
import { plural } from "@/lib/shared/text";

type FindSettingProps = {
  readonly org: string;
  readonly season: string;
  readonly query: string;
  /** How many settings are found. */
  readonly count: number;
  readonly find: (query: string) => void;
};

/** Searches the settings: while the reader types or, without JavaScript, by loading the page again. */
export function FindSetting({ org, season, query, count, find }: FindSettingProps) {
  const isSearch = query.trim() !== "";
  return (
    <form
      action={paths.deskRules(org, season)}
      method="get"
      role="search"
      className="form mb-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextInput
        label="Find a setting"
        hint="Like minutes, tie-break, reminder."
        name="find"
        type="search"
        autoComplete="off"
        defaultValue={query}
        onChange={(event) => find(event.currentTarget.value)}
      />
      <noscript>
        <button type="submit" className="btn">
          Find
        </button>
      </noscript>
      <p className="small" role="status">
        {isSearch && (count === 0 ? "No settings found. " : foundWords(count))}
        {isSearch && (
          <Link href={paths.deskRules(org, season)} onClick={() => find("")}>
            Show all settings
          </Link>
        )}
      </p>
    </form>
  );
}

function foundWords(count: number): string {
  return `${plural(count, "setting")} found. `;
}
