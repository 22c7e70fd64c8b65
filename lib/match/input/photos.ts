/** The field of a form that takes photos. */
export const PHOTOS_FIELD = "photos";

/** The photos in a form. A browser sends an empty file for none. */
export function pickedPhotos(form: FormData): readonly File[] {
  const files = form.getAll(PHOTOS_FIELD).filter((value) => value instanceof File);
  return files.filter(({ name, size }) => name !== "" || size > 0);
}
