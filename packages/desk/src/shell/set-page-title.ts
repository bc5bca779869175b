/** Of the window. */
export function setPageTitle(title: string): void {
  document.title = title;
}
