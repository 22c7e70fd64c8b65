"use client";

import { type ReactNode, useRef, useState } from "react";
import { PHOTOS_FIELD } from "@/lib/match/input/photos";
import { MOST_PHOTO_BYTES, MOST_PHOTOS } from "@/lib/match/rules/photos";
import { photoProblemWords, TOO_MANY_PHOTOS } from "@/lib/match/words/photos";
import { Button } from "../ui/button";
import { TextInput } from "../ui/text-input";
import { useHydrated } from "../ui/use-hydrated";
import styles from "./photos.module.css";
import { PHOTO_TYPES, type PickedPhoto, shrinkPhoto } from "./shrink-photo";

interface PhotoFieldProps {
  readonly id?: string | undefined;
  /** Who can see the photos. */
  readonly hint: ReactNode;
  readonly error: string | undefined;
  /** The form came back. Without JavaScript, its photos didn't. */
  readonly isRefused: boolean;
}

/**
 * Photos that go with a form. Without JavaScript it's a plain file field. With it, photos can be picked one after the
 * other, are made smaller before they're sent, and can be removed again.
 */
export function PhotoField({ id = PHOTOS_FIELD, hint, error, isRefused }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();

  // What's picked while earlier photos are made smaller joins them.
  const kept = useRef<readonly PickedPhoto[]>([]);
  const waiting = useRef<readonly File[]>([]);

  const fillInput = () => {
    const asPicked = waiting.current.map((file) => ({ file, preview: null }));
    putInto(input.current, [...kept.current, ...asPicked].slice(0, MOST_PHOTOS));
  };
  const show = (left: readonly PickedPhoto[], why?: string) => {
    kept.current = left;
    fillInput();
    setPhotos(left);
    setProblem(why);
  };
  const add = async (picked: readonly File[]) => {
    waiting.current = [...waiting.current, ...picked];
    // The browser has put the new files in place of the earlier ones.
    fillInput();
    setBusy(true);
    const added: PickedPhoto[] = [];
    for (const file of picked.slice(0, MOST_PHOTOS)) added.push(await shrinkPhoto(file));
    waiting.current = waiting.current.filter((file) => !picked.includes(file));
    setBusy(waiting.current.length > 0);
    const good = added.filter(({ file }) => problemOf(file) === null);
    const all = [...kept.current, ...good];
    show(
      all.slice(0, MOST_PHOTOS),
      all.length > MOST_PHOTOS || picked.length > MOST_PHOTOS ? TOO_MANY : whyNot(added),
    );
  };
  const remove = (photo: PickedPhoto) => {
    show(kept.current.filter((each) => each !== photo));
    input.current?.focus();
  };

  return (
    <div>
      <TextInput
        label="Photos (optional)"
        hint={
          <>
            Up to {MOST_PHOTOS}, 8 MB each, for example of the scoresheet or the position. {hint}
            {isRefused && !isHydrated && " Pick your photos again."}
          </>
        }
        ref={input}
        type="file"
        name={PHOTOS_FIELD}
        id={id}
        multiple
        accept={PHOTO_TYPES.join(",")}
        error={problem ?? error}
        onChange={({ currentTarget }) => void add([...(currentTarget.files ?? [])])}
      />
      <p className="hint" aria-live="polite">
        {isBusy ? "Getting your photos ready…" : countWords(photos.length)}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={`${photo.file.name}-${photo.file.lastModified}-${index}`}>
              {photo.preview ? (
                <img src={photo.preview} alt={nameOf(index)} />
              ) : (
                <span className="small">{photo.file.name}</span>
              )}
              <Button kind="quiet" onClick={() => remove(photo)} aria-label={`Remove photo ${index + 1}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const TOO_MANY = `${TOO_MANY_PHOTOS} We kept the first ${MOST_PHOTOS}.`;

function nameOf(index: number): string {
  return `Your photo ${index + 1}`;
}

function countWords(count: number): string {
  return count === 0 ? "" : `${count} of ${MOST_PHOTOS} photos added.`;
}

function whyNot(added: readonly PickedPhoto[]): string | undefined {
  const words = added.map(({ file }, index) => {
    const problem = problemOf(file);
    return problem && photoProblemWords(problem, index, file.name);
  });
  return words.find((each) => each !== null) ?? undefined;
}

function problemOf({ type, size }: File): "wrong-type" | "too-large" | null {
  if (!PHOTO_TYPES.includes(type)) return "wrong-type";
  return size > MOST_PHOTO_BYTES ? "too-large" : null;
}

function putInto(input: HTMLInputElement | null, photos: readonly PickedPhoto[]): void {
  if (!input) return;
  const files = new DataTransfer();
  for (const { file } of photos) files.items.add(file);
  input.files = files.files;
}
