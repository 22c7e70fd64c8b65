import { mapLink, type Whereabouts, whereaboutsWords } from "@/lib/venue/words/whereabouts";

/** The address of a venue and how to find it, in words, with a link to a map. */
export function HowToGetThere({ venue }: { readonly venue: Whereabouts & { readonly name: string } }) {
  return (
    <>
      {whereaboutsWords(venue)}
      {venue.address && (
        <>
          {" "}
          <a className="no-print" href={mapLink(venue.address)} rel="noreferrer">
            Map<span className="sr"> of {venue.name}</span>
          </a>
        </>
      )}
    </>
  );
}
