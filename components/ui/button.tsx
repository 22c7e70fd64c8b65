import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";

export const BUTTON_KINDS = ["plain", "primary", "quiet", "danger", "link"] as const;

/** `primary` is the one green button of a screen; `plain` is the default; `danger` can't be undone. */
export type ButtonKind = (typeof BUTTON_KINDS)[number];

export interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly icon?: IconName | undefined;
  /** As wide as its column. */
  readonly wide?: boolean | undefined;
}

export function buttonClass({ kind = "plain", wide }: ButtonLook, className?: string): string {
  return classNames("btn", kind !== "plain" && `btn-${kind}`, wide && "btn-wide", className);
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<"button">, "disabled"> & { readonly children?: ReactNode };

/**
 * A button that does something on this page and doesn't submit a form; for forms see `SubmitButton`. If it can't be
 * used yet, give it `aria-disabled` and an `aria-describedby` text that says when, so that it stays reachable.
 */
export function Button({ kind, icon, wide, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={buttonClass({ kind, wide }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link> & { readonly children: ReactNode };

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ kind, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ kind, wide }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
