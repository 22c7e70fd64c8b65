/** The first stop of the keyboard: past the head, to what the page is about. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to the page
    </a>
  );
}
