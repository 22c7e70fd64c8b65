import { notFound } from "next/navigation";
import { GalleryRoom } from "@/components/gallery/gallery-pages";
import { ROOMS } from "@/components/gallery/rooms";
import "@/app/styles/signed-in.css";
import "@/app/styles/standings.css";
import "@/app/styles/rule-sheet.css";
import "@/app/styles/sign-in.css";
import "@/app/styles/front-pages.css";
import "@/app/styles/record.css";
import "@/app/styles/choices.css";
import "@/app/styles/scoresheet.css";
import "@/app/styles/screen.css";

type Props = { readonly params: Promise<{ readonly room: string }> };

/** One room of the gallery: "/gallery/match". */
export default async function GalleryRoomPage({ params }: Props) {
  const { room: slug } = await params;
  const room = ROOMS.find((each) => each.slug === slug);
  if (!room) notFound();
  return <GalleryRoom room={room} />;
}
