/**
 * Presses on prices of the server's markup before the app can answer: each is shown at once, and the app makes it count
 * (`embed/answer-presses`). Points are in `data-presses`, separated by spaces, until the app removes it.
 */
export function rememberPresses(place: HTMLElement): void {
  place.dataset['presses'] = '';
  place.addEventListener(
    'click',
    ({ target }) => {
      if (place.dataset['presses'] === undefined || !(target instanceof Element)) return;
      const price = target.closest('[data-point][data-state="open"]');
      price?.setAttribute('aria-pressed', `${price.getAttribute('aria-pressed') !== 'true'}`);
      const pressed = place.querySelectorAll<HTMLElement>('[data-point][aria-pressed="true"]');
      place.dataset['presses'] = Array.from(pressed, ({ dataset }) => dataset['point']).join(' ');
    },
    true,
  );
}
