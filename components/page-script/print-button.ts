/** Shows the button, and prints the page when it's pressed. */
export function connectPrint(element: HTMLElement): () => void {
  const print = () => window.print();
  for (const part of element.querySelectorAll<HTMLElement>("[hidden]")) part.hidden = false;
  const button = element.querySelector("button");
  button?.addEventListener("click", print);
  return () => button?.removeEventListener("click", print);
}
