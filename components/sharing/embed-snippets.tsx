import { Fold } from "@/components/ui/fold";
import type { EmbedSnippet } from "@/lib/sharing/view/embed-snippets";

/** What directors paste into another website to show a part of a division there. */
export function EmbedSnippets({ snippets }: { readonly snippets: readonly EmbedSnippet[] }) {
  return (
    <Fold summary="Show it on another website" className="mt-4">
      <p className="small">
        Copy the code into your own page. It updates automatically, runs no script, and shows only what
        everyone can see.
      </p>
      {snippets.map(({ embed, label, href, html }) => (
        <div className="field mt-4" key={embed}>
          <label htmlFor={`embed-${embed}`}>{label}</label>
          <textarea className="textarea mono" id={`embed-${embed}`} rows={4} readOnly value={html} />
          <p className="small">
            <a href={href}>See how it looks</a>
          </p>
        </div>
      ))}
    </Fold>
  );
}
