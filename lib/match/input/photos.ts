/** The field of a form that takes photos. */
export const PHOTOS_FIELD = "photos";

/**
 * The photos in a form. A browser sends an empty file for none; if a script sends the form, React's server calls that
 * file "undefined".
 */
export function pickedPhotos(form: FormData): readonly File[] {
  const files = form.getAll(PHOTOS_FIELD).filter((value) => value instanceof File);
  return files.filter(({ size }) => size > 0);
}
