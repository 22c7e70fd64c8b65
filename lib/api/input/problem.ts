import { z } from "zod";

/** How every refusal of the API reads (RFC 9457). */
export const problemResource = z
  .object({
    type: z.string().meta({ description: "What kind of problem it is: a section of the documentation." }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: "A sentence that says what to do." }),
    errors: z
      .array(
        z.object({
          field: z.string(),
          detail: z.string(),
          answers: z
            .array(z.object({ value: z.string(), title: z.string(), detail: z.string() }))
            .optional()
            .meta({ description: "If the field asks a question: the values that answer it." }),
        }),
      )
      .optional()
      .meta({ description: "What’s wrong with each field of the request." }),
    newest: z
      .string()
      .optional()
      .meta({ description: "The version that is current now, if the request had an older one." }),
    rows: z
      .array(
        z.object({
          line: z.int(),
          name: z.string(),
          email: z.string(),
          division: z.string(),
          kind: z.enum(["enter", "wait", "in-already", "left-out", "refused"]),
          detail: z.string(),
        }),
      )
      .optional()
      .meta({ description: "What a file would do, row by row. Refused rows are skipped." }),
  })
  .meta({ id: "Problem" });

export type Problem = z.output<typeof problemResource>;
