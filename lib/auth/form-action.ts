import type { z } from "zod";
import type { AdminScope, DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import { type FormErrors, type FormState, formOf, readForm, skippedTime } from "@/lib/shared/form";
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
export function formAction<Asker, Schema extends z.ZodType<Answering>>(
  admit: (org: string) => Promise<Asker>,
  schema: Schema,
  act: (asker: Asker, input: z.output<Schema>, form: FormData) => Promise<FormState>,
) {
  return checkedAction<Asker, Schema, FormState>(admit, schema, act, (errors) => errors);
}

function checkedAction<Asker, Schema extends z.ZodType<Answering>, State>(
  admit: (org: string) => Promise<Asker>,
  schema: Schema,
  act: (asker: Asker, input: z.output<Schema>, form: FormData) => Promise<State>,
  show: (errors: FormErrors) => State,
) {
  return async (_before: State, sent: FormData): Promise<State> => {
    const form = formOf(sent);
    const asker = await admit(organizationIn(form));
    const input = readForm(schema, form);
    return input.ok ? act(asker, input.value, form) : show(input.errors);
  };
}

/** A form for anyone who is signed in. Visitors sign in first and come back to `page`. */
export function personForm<Schema extends z.ZodType<Answering>>(
  page: string,
  schema: Schema,
  act: Act<LocatedActor, Schema>,
) {
  return formAction(() => requireActor(page), schema, act);
}

/** A form for an organization's directors. */
export function directorForm<Schema extends z.ZodType<Answering>>(
  schema: Schema,
  act: Act<Desk<DirectorScope>, Schema>,
) {
  return deskForm(requireDirector, schema, act);
}

/** A form for an organization's admins. */
export function adminForm<Schema extends z.ZodType<Answering>>(
  schema: Schema,
  act: Act<Desk<AdminScope>, Schema>,
) {
  return deskForm(requireAdmin, schema, act);
}

/** A form for an organization's front desk. */
export function staffForm<Schema extends z.ZodType<Answering>>(
  schema: Schema,
  act: Act<Desk<StaffScope>, Schema>,
) {
  return deskForm(requireStaff, schema, act);
}

/** A form of an organization's desk. Refuses a time that the clocks skip in its zone. */
function deskForm<Scope, Schema extends z.ZodType<Answering>>(
  admit: (org: string) => Promise<Desk<Scope>>,
  schema: Schema,
  act: Act<Desk<Scope>, Schema>,
) {
  return formAction(
    admit,
    schema,
    async (desk, input, form) => skippedTime(form, desk.organization.timeZone) ?? act(desk, input, form),
  );
}

/** The state of a form with a preview: as it was typed, or showing what it would do. */
export type PreviewState<Preview> =
  | { readonly errors: FormErrors; readonly preview: null }
  | { readonly errors: null; readonly preview: Preview }
  | null;

/** The same as `formAction` for a form that can show something in its place: what it would do, or what it made. */
function previewAction<Asker, Schema extends z.ZodType<Answering>, Preview>(
  admit: (org: string) => Promise<Asker>,
  schema: Schema,
  act: Previewing<Asker, Schema, Preview>,
) {
  return checkedAction<Asker, Schema, PreviewState<Preview>>(admit, schema, act, (errors) => ({
    errors,
    preview: null,
  }));
}

/** A form for an organization's directors that first shows what it would do. */
export function directorPreview<Schema extends z.ZodType<Answering>, Preview>(
  schema: Schema,
  act: Previewing<Desk<DirectorScope>, Schema, Preview>,
) {
  return previewAction(requireDirector, schema, act);
}

/** A form for an organization's admins that shows what it made. */
export function adminPreview<Schema extends z.ZodType<Answering>, Preview>(
  schema: Schema,
  act: Previewing<Desk<AdminScope>, Schema, Preview>,
) {
  return previewAction(requireAdmin, schema, act);
}

/** A form for anyone who is signed in that shows what it made. Visitors sign in first and come back to `page`. */
export function personPreview<Schema extends z.ZodType<Answering>, Preview>(
  page: string,
  schema: Schema,
  act: Previewing<LocatedActor, Schema, Preview>,
) {
  return previewAction(() => requireActor(page), schema, act);
}

type Previewing<Asker, Schema extends z.ZodType, Preview> = (
  asker: Asker,
  input: z.output<Schema>,
  form: FormData,
) => Promise<PreviewState<Preview>>;

type Act<Asker, Schema extends z.ZodType<Answering>> = Parameters<typeof formAction<Asker, Schema>>[2];

/** The organization a form names. This field decides who can send the form. */
function organizationIn(form: FormData): string {
  const org = form.get("org");
  return typeof org === "string" && isSlug(org) ? org : "";
}
