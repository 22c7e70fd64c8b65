import type { Actor } from "@/lib/auth/current-actor";
import { formTooOften } from "@/lib/auth/form-too-often";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type FormErrors, formErrors } from "@/lib/shared/form";
import { PHOTOS_FIELD, pickedPhotos } from "../input/photos";
import type { MatchCommand } from "../rules/commands";
import { MOST_PHOTO_BYTES, MOST_PHOTOS, takesPhotos } from "../rules/photos";
import { developPhoto, type NewPhoto } from "../store/photos/develop";
import { photoProblemWords, TOO_MANY_PHOTOS } from "../words/photos";

type Photos = Answer<readonly NewPhoto[], FormErrors>;

/** The photos that came with a command, ready to keep; what the form shows if one of them can't be kept. */
export async function developPhotos(command: MatchCommand, form: FormData, actor: Actor): Promise<Photos> {
  const files = takesPhotos(command) ? pickedPhotos(form) : [];
  if (files.length === 0) return accept([]);
  if (files.length > MOST_PHOTOS) return refused(form, TOO_MANY_PHOTOS);
  const large = files.findIndex(({ size }) => size > MOST_PHOTO_BYTES);
  if (large !== -1) return refused(form, photoProblemWords("too-large", large, files[large]?.name ?? ""));

  const tooOften = await formTooOften(form, { limit: "photos", by: actor.id });
  return tooOften ? refuse(tooOften) : developAll(files, form);
}

async function developAll(files: readonly File[], form: FormData): Promise<Photos> {
  const photos: NewPhoto[] = [];
  for (const [index, file] of files.entries()) {
    const developed = await developPhoto(new Uint8Array(await file.arrayBuffer()));
    if (!developed.ok) return refused(form, photoProblemWords(developed.refusal, index, file.name));
    photos.push(developed.value);
  }
  return accept(photos);
}

function refused(form: FormData, sentence: string): Photos {
  return refuse(formErrors(form, sentence, { [PHOTOS_FIELD]: sentence }));
}
