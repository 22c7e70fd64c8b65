/** A control of a form as someone filled it in, under its label. */
export type Typed = { readonly label: string; readonly value: string };

/** The last submitted form, and its page. */
let last: { readonly page: string; readonly typed: readonly Typed[] } | undefined;

/** Remembers what is in a form being sent: if the answer fails, React removes the form with the page. */
export function rememberTyped(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLFormElement) last = { page: location.pathname, typed: typedIn(target) };
}

/** What was typed into the last form sent from this page. */
export function typedOnThisPage(): readonly Typed[] {
  return last?.page === location.pathname ? last.typed : [];
}

function typedIn({ elements }: HTMLFormElement): readonly Typed[] {
  return [...elements].flatMap((control) => {
    const isText =
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !NOT_TYPED.includes(control.type));
    if (!isText || control.value.trim() === "") return [];
    return [{ label: control.labels?.[0]?.textContent?.trim() || control.name, value: control.value }];
  });
}

const NOT_TYPED = ["hidden", "checkbox", "radio", "file", "password", "submit", "button", "reset", "image"];
