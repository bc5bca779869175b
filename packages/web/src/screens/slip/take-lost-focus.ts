/** For the ref of a part that takes the place of another: gives its first button the focus that went with that one. */
export function takeLostFocus(part: HTMLElement | null): void {
  if (part?.ownerDocument.activeElement === part?.ownerDocument.body) part?.querySelector('button')?.focus();
}
