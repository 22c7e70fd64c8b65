"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFormStatus } from "react-dom";

import { type ButtonLook, buttonClass } from "./button";
import { Icon } from "./icon";
import { UnderWay } from "./under-way";

type SubmitButtonProps = ButtonLook &
  Omit<ComponentProps<"button">, "type" | "value" | "name"> & {
    readonly children: ReactNode;
    /** With a name and a value the form says which of its buttons was pressed. */
    readonly name?: string | undefined;
    readonly value?: string | undefined;
    readonly pendingLabel?: string | undefined;
  };

/**
 * Sends the form around it. While the form is being sent, the button says so, keeps its width, and can't be pressed
 * again; both labels are in the same cell and one of them is shown. Without JavaScript it's a plain submit button.
 */
export function SubmitButton({
  kind = "primary",
  icon,
  wide,
  className,
  children,
  name,
  value,
  pendingLabel = "Sending…",
  disabled,
  ...rest
}: SubmitButtonProps) {
  const { pending, data } = useFormStatus();
  const isMine = pending && (name === undefined || data?.get(name) === (value ?? ""));

  return (
    <button
      type="submit"
      className={buttonClass({ kind, wide }, className)}
      name={name}
      value={value}
      disabled={pending || disabled === true}
      aria-busy={isMine}
      {...rest}
    >
      <span className="btn-labels">
        <span className={isMine ? "off" : undefined}>
          {icon && <Icon name={icon} />}
          {children}
        </span>
        <span className={isMine ? undefined : "off"}>{pendingLabel}</span>
      </span>
      {isMine && <UnderWay />}
    </button>
  );
}
