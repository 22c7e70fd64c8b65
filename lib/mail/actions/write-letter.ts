"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { tooOften } from "@/lib/limits/too-often";
import { paths } from "@/lib/paths";
import { type FormState, formErrors, type Showing } from "@/lib/shared/form";
import { findDivision } from "@/lib/standings/store/divisions";
import { type WriteInput, writeInput } from "../input/letters";
import { readAudience } from "../rules/audience";
import { listAudience, writeToPlayers } from "../store/director-letter";
import { audienceRounds } from "../words/audience-rounds";
import { audienceWords } from "../words/audience-words";
import { WRITE_REFUSAL_SENTENCES } from "../words/refusals";

/** A preview of the email: its recipients and its text. */
export type LetterPreview = {
  readonly letter: Pick<WriteInput, "to" | "subject" | "words" | "nonce">;
  readonly audience: string;
  /** The names of all recipients. */
  readonly names: readonly string[];
};

export type WriteState = FormState | Showing<LetterPreview>;

/**
 * Writes to players of a division: first shows the recipients, then sends it once confirmed. Recipients are looked up
 * again when it is sent, so players who have reported since aren't asked again.
 */
export const writeLetter = directorForm(
  answersNothing("It goes to those it is meant for when it is sent, not to a list of names.", writeInput),
  async ({ actor, scope, organization }, input, form): Promise<WriteState> => {
    const refuse = (sentence: string) => formErrors(form, sentence);
    const { to, subject, words, nonce, step } = input;
    const audience = readAudience(to);
    const view = await findDivision(organization.slug, input.season, input.division);
    const meant =
      audience && view && audienceWords(audience, view.division.name, audienceRounds(view.rounds));
    if (!meant) notFound();
    if (step === "change") return refuse("");

    const asked = { season: view.season, division: view.division, audience };
    if (step === "look") {
      const players = await listAudience(scope, asked, now());
      if (players.length === 0) return refuse(WRITE_REFUSAL_SENTENCES.nobody);
      const names = players.map(({ name }) => name);
      return { shown: { letter: { to, subject, words, nonce }, audience: meant, names } };
    }
    const tooMany = await tooOften({ limit: "email", by: actor.id });
    if (tooMany !== null) return refuse(tooMany);
    const answer = await writeToPlayers(scope, asked, { subject, words, nonce, audienceWords: meant }, now());
    if (!answer.ok) return refuse(WRITE_REFUSAL_SENTENCES[answer.refusal]);
    const page = paths.deskDivision(organization.slug, view.season.slug, view.division.slug);
    redirect(`${page}?done=${answer.value.letters === 1 ? "wrote-one" : "wrote"}`);
  },
);
