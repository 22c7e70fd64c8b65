/** What is being fetched, drawn as the numbered lines of an empty sheet. No shimmer; after four seconds it says so. */
export function LoadingLines({ label, lines = 4 }: { readonly label: string; readonly lines?: number }) {
  return (
    <div aria-busy="true">
      <ol className="skel" aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <li key={index}>{index + 1}</li>
        ))}
      </ol>
      <p className="small muted skel-late">Still loading {label}.</p>
    </div>
  );
}
