/**
 * Presses on prices in the markup of the server, before the app could answer (P13): `demo/early-presses` remembers them
 * until this, and what it returns presses them.
 */
export function takePresses(place: HTMLElement): (isKept: boolean) => void {
  const points = place.dataset['presses']?.match(/\d+/g) ?? [];
  delete place.dataset['presses'];
  /** @param isKept whether the app took the markup over, in which these are shown as pressed. */
  return (isKept) => {
    for (const point of points.splice(0)) {
      const price = place.querySelector<HTMLElement>(`[data-point="${point}"]`);
      if (isKept) price?.setAttribute('aria-pressed', 'false');
      if (price?.getAttribute('aria-pressed') === 'false') price.click();
    }
  };
}
