import type { ReactNode } from "react";
import { Page } from "../layout/page";
import { Ledger, LedgerRow } from "../ui/ledger";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";
import styles from "./gallery.module.css";
import { ROOMS } from "./rooms";
import { anchorOf, type GalleryPage, type Sample } from "./sample";

const HOME = "/gallery";

/** The gallery's rooms, and what each of them shows. */
export function GalleryIndex() {
  return (
    <GalleryFrame>
      <PageHead title="Gallery" lead="Every component in its states, and every email. Only in development." />
      {ROOMS.map((room) => (
        <section key={room.slug} className="section tight">
          <h2>
            <Link href={`${HOME}/${room.slug}`}>{room.title}</Link>
          </h2>
          <SampleLinks room={room} />
        </section>
      ))}
    </GalleryFrame>
  );
}

/** All samples of a room, one below the other. */
export function GalleryRoom({ room }: { readonly room: GalleryPage }) {
  return (
    <GalleryFrame>
      <PageHead crumb={<Link href={HOME}>Gallery</Link>} title={room.title} />
      <SampleLinks room={room} />
      {room.samples.map((sample) => (
        <section key={anchorOf(sample)} id={anchorOf(sample)} className={styles.sample}>
          <p className="small">
            {sample.of}: <Link href={`${HOME}/${room.slug}/${anchorOf(sample)}`}>{sample.why}</Link>
          </p>
          {sample.takesFocus ? <p className="muted">It takes the focus: see its own page.</p> : sample.show()}
        </section>
      ))}
    </GalleryFrame>
  );
}

/** One sample by itself, as it is on a page of the app. */
export function GallerySample({ room, sample }: { readonly room: GalleryPage; readonly sample: Sample }) {
  return (
    <GalleryFrame>
      <p className="small">
        <Link href={HOME}>Gallery</Link> /{" "}
        <Link href={`${HOME}/${room.slug}#${anchorOf(sample)}`}>{room.title}</Link> / {sample.of}:{" "}
        {sample.why}
      </p>
      {sample.show()}
    </GalleryFrame>
  );
}

function GalleryFrame({ children }: { readonly children: ReactNode }) {
  const links = ROOMS.map(({ slug, title }) => ({ href: `${HOME}/${slug}`, label: title }));
  return (
    <Page nav={[]} corner={null} home={HOME} foot={{ links }}>
      {children}
    </Page>
  );
}

function SampleLinks({ room }: { readonly room: GalleryPage }) {
  const components = [...new Set(room.samples.map(({ of }) => of))];
  return (
    <Ledger>
      {components.map((of) => (
        <LedgerRow key={of}>
          <span>{of}</span>
          <span className="small">
            {room.samples
              .filter((sample) => sample.of === of)
              .map((sample, index) => (
                <span key={anchorOf(sample)}>
                  {index > 0 && ", "}
                  <Link href={`${HOME}/${room.slug}#${anchorOf(sample)}`}>{sample.why}</Link>
                </span>
              ))}
          </span>
        </LedgerRow>
      ))}
    </Ledger>
  );
}
