/**
 * Shows presses on prices of the server's markup before the app can answer them. It ends when the app removes `data-early`
 * and makes what is pressed count (`embed/answer-presses`).
 */
export function showEarlyPresses(place: HTMLElement): void {
  place.dataset['early'] = '';
  place.addEventListener(
    'click',
    ({ target }) => {
      if (place.dataset['early'] === undefined || !(target instanceof Element)) return;
      const price = target.closest('[data-point][data-state="open"]');
      price?.setAttribute('aria-pressed', `${price.getAttribute('aria-pressed') !== 'true'}`);
    },
    true,
  );
}
