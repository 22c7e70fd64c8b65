/** The rook and the name, for the link to the home page. */
export function BrandName() {
  return (
    <>
      <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h4.5v3.5h2.25V3h4.5v3.5h2.25V3H21v8l-2.5 2v6.5H21V22H3v-2.5h2.5V13L3 11z" />
      </svg>
      <span>Rookery</span>
    </>
  );
}
