import { Fragment } from "react";

/** An email address to write to. */
export function EmailLink({ to, className }: { readonly to: string; readonly className?: string }) {
  return (
    <a href={`mailto:${to}`} className={className}>
      <span>
        <EmailAddress of={to} />
      </span>
    </a>
  );
}

/** An email address. On a narrow line it breaks before its @ and dots rather than within a word. */
export function EmailAddress({ of }: { readonly of: string }) {
  return partsOf(of).map(({ begins, text }) => (
    <Fragment key={begins}>
      {begins > 0 && <wbr />}
      {text}
    </Fragment>
  ));
}

/** "amara", ".osei", "@lakeside", ".example", each with where it begins. */
function partsOf(address: string): readonly { readonly begins: number; readonly text: string }[] {
  return [...address.matchAll(/.[^@.]*/gs)].map(({ index, 0: text }) => ({ begins: index, text }));
}
