import { notFound } from "next/navigation";
import { GallerySample } from "@/components/gallery/gallery-pages";
import { ROOMS } from "@/components/gallery/rooms";
import { anchorOf } from "@/components/gallery/sample";
import "@/app/styles/signed-in.css";
import "@/app/styles/standings.css";
import "@/app/styles/rule-sheet.css";
import "@/app/styles/sign-in.css";
import "@/app/styles/front-pages.css";
import "@/app/styles/record.css";
import "@/app/styles/choices.css";
import "@/app/styles/scoresheet.css";
import "@/app/styles/screen.css";

type Props = { readonly params: Promise<{ readonly room: string; readonly sample: string }> };

/** One sample of the gallery: "/gallery/ui/notice-refused". */
export default async function GallerySamplePage({ params }: Props) {
  const { room: slug, sample: anchor } = await params;
  const room = ROOMS.find((each) => each.slug === slug);
  const sample = room?.samples.find((each) => anchorOf(each) === anchor);
  if (!room || !sample) notFound();
  return <GallerySample room={room} sample={sample} />;
}
