/**
 * Draws the app, then presses the prices that were pressed in the markup of the server, in which none is pressed, before the
 * app could answer (P13). `demo/early-presses` shows presses until this.
 * @param isKept whether the app takes the markup over, in which these are shown as pressed.
 */
export function answerPresses(place: HTMLElement, isKept: boolean, draw: () => void): void {
  delete place.dataset['early'];
  const pressed = place.querySelectorAll<HTMLElement>('[data-point][aria-pressed="true"]');
  draw();
  for (const { dataset } of pressed) {
    const price = place.querySelector<HTMLElement>(`[data-point="${dataset['point']}"]`);
    if (isKept) price?.setAttribute('aria-pressed', 'false');
    if (price?.getAttribute('aria-pressed') === 'false') price.click();
  }
}
