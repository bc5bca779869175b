/** What is guarded: the part of the screen with the button that places a bet. */
const GUARDED = '[data-places-bets]';
/** How often the browser looks, in ms; the least that it takes. */
const LOOK_EVERY_MS = 100;

/** The second version of IntersectionObserver: it also says whether something lies over an element or fades it. */
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}
interface VisibilityInit extends IntersectionObserverInit {
  readonly trackVisibility: true;
  readonly delay: number;
}

/**
 * Takes no press that places a bet while the player cannot see the button: the page around the frame could lay
 * something over it (bad input row 122). Where a browser cannot tell, presses are taken.
 */
export function guardPresses(root: HTMLElement, onRefused: () => void): () => void {
  const covered = new WeakMap<Element, boolean>();
  const options: VisibilityInit = { trackVisibility: true, delay: LOOK_EVERY_MS };
  const looker = new IntersectionObserver((entries: readonly VisibilityEntry[]) => {
    for (const { target, isVisible } of entries) covered.set(target, isVisible === false);
  }, options);
  let watched = new Set<Element>();

  function watch(): void {
    const now = new Set(root.querySelectorAll(GUARDED));
    for (const element of watched) if (!now.has(element)) looker.unobserve(element);
    for (const element of now) if (!watched.has(element)) looker.observe(element);
    watched = now;
  }

  function onPress(event: Event): void {
    const place = event.target instanceof Element ? event.target.closest(GUARDED) : null;
    if (place === null || covered.get(place) !== true) return;
    event.preventDefault();
    event.stopPropagation();
    onRefused();
  }
  const changes = new MutationObserver(watch);
  changes.observe(root, { childList: true, subtree: true });
  root.addEventListener('click', onPress, { capture: true });
  return () => {
    changes.disconnect();
    looker.disconnect();
    root.removeEventListener('click', onPress, { capture: true });
  };
}
