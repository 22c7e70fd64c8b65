/** After a game that the rules leave to the director, who doesn't hear about it from the room. */
export function TellDirector({ contactEmail }: { readonly contactEmail: string }) {
  return (
    <p>
      The director isn’t told automatically.{" "}
      {contactEmail ? (
        <>
          Email them before the deadline: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </>
      ) : (
        "Tell them before the deadline."
      )}{" "}
      If the match has no result by then, it’s a double forfeit.
    </p>
  );
}
