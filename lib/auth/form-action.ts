import type { z } from "zod";
import type { AdminScope, DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import { type FormState, formOf, readForm, type Showing, skippedTime } from "@/lib/shared/form";
import { isSlug } from "@/lib/shared/form-fields";
import {
  type Desk,
  type LocatedActor,
  requireActor,
  requireAdmin,
  requireDirector,
  requireStaff,
} from "./gates";

declare const answersNone: unique symbol;

/**
 * What a form says about the version of what its page showed, so that an answer to something older can be refused. A
 * form without it doesn't compile; one that answers nothing on its page says so with `answersNothing`.
 */
type Answering =
  | { readonly seen: string }
  | { readonly stamp: string }
  | { readonly madeFrom: number }
  | { readonly rulePackId: string }
  | { readonly forfeits: number }
  | { readonly [answersNone]: true };

/**
 * The schema of a form whose meaning doesn't depend on anything else its page showed.
 *
 * @param _why for readers of the code
 */
export function answersNothing<Schema extends z.ZodType>(_why: string, schema: Schema) {
  return schema as unknown as z.ZodType<z.output<Schema> & { readonly [answersNone]: true }>;
}

/**
 * Wraps a form's action: first checks who asks, then reads the form, then does the rest. `admit` turns away everyone
 * without access, so a visitor's form is dropped unread, whatever its size.
 */
export function formAction<Asker, Schema extends z.ZodType<Answering>, State extends FormState | Showing>(
  admit: (org: string) => Promise<Asker>,
  schema: Schema,
  act: Act<Asker, Schema, State>,
) {
  return async (_before: FormState | State, sent: FormData): Promise<FormState | State> => {
    const form = formOf(sent);
    const asker = await admit(organizationIn(form));
    const input = readForm(schema, form);
    return input.ok ? act(asker, input.value, form) : input.errors;
  };
}

/** What a form's action does. It returns the form's errors or what the form shows. */
type Act<Asker, Schema extends z.ZodType, State extends FormState | Showing> = (
  asker: Asker,
  input: z.output<Schema>,
  form: FormData,
) => Promise<State>;

/** A form for anyone who is signed in. Visitors sign in first and come back to `page`. */
export function personForm<Schema extends z.ZodType<Answering>, State extends FormState | Showing>(
  page: string,
  schema: Schema,
  act: Act<LocatedActor, Schema, State>,
) {
  return formAction(() => requireActor(page), schema, act);
}

/** A form for an organization's directors. */
export function directorForm<Schema extends z.ZodType<Answering>, State extends FormState | Showing>(
  schema: Schema,
  act: Act<Desk<DirectorScope>, Schema, State>,
) {
  return deskForm(requireDirector, schema, act);
}

/** A form for an organization's admins. */
export function adminForm<Schema extends z.ZodType<Answering>, State extends FormState | Showing>(
  schema: Schema,
  act: Act<Desk<AdminScope>, Schema, State>,
) {
  return deskForm(requireAdmin, schema, act);
}

/** A form for an organization's front desk. */
export function staffForm<Schema extends z.ZodType<Answering>, State extends FormState | Showing>(
  schema: Schema,
  act: Act<Desk<StaffScope>, Schema, State>,
) {
  return deskForm(requireStaff, schema, act);
}

/** A form of an organization's desk. Refuses a time that the clocks skip in its zone. */
function deskForm<Scope, Schema extends z.ZodType<Answering>, State extends FormState | Showing>(
  admit: (org: string) => Promise<Desk<Scope>>,
  schema: Schema,
  act: Act<Desk<Scope>, Schema, State>,
) {
  return formAction(
    admit,
    schema,
    async (desk, input, form): Promise<FormState | State> =>
      skippedTime(form, desk.organization.timeZone) ?? act(desk, input, form),
  );
}

/** The organization a form names. This field decides who can send the form. */
function organizationIn(form: FormData): string {
  const org = form.get("org");
  return typeof org === "string" && isSlug(org) ? org : "";
}
