/** The match that a form is about. */
export type CaseFormProps = { readonly org: string };
