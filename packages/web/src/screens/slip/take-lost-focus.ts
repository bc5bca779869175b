/** Ref for a part that replaces another: moves a lost focus to its first button. */
export function takeLostFocus(part: HTMLElement | null): void {
  if (part?.ownerDocument.activeElement === part?.ownerDocument.body) part?.querySelector('button')?.focus();
}
