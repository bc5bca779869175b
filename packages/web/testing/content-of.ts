/** Everything in the document that could reveal something, hidden parts and attributes too; class names and pictures cannot. */
export function contentOf(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const picture of copy.querySelectorAll('svg')) picture.remove();
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class');
  return copy.innerHTML;
}
