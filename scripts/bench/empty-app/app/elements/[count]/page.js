export const dynamic = "force-dynamic";

/** Draws this many elements at each request and reads nothing: what the framework takes for a page of that size. */
export default async function ElementsPage({ params }) {
  const { count } = await params;
  const rows = Array.from({ length: Math.floor(Number(count) / 4) }, (_, index) => index);
  return (
    <ul>
      {rows.map((row) => (
        <Row key={row} number={row} />
      ))}
    </ul>
  );
}

function Row({ number }) {
  return (
    <li className="row">
      <a href={`/elements/${number}`}>Player {number}</a>
      <span className="muted">Round 3, Thursday at 7:00 PM</span>
      <b className="score">2</b>
    </li>
  );
}
