/** Contains the button that places a bet. */
const GUARDED = '[data-places-bets]';
/** In ms; browsers allow no shorter interval. */
const LOOK_EVERY_MS = 100;

/** IntersectionObserver version 2 also reports covered or faded elements. */
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}
interface VisibilityInit extends IntersectionObserverInit {
  readonly trackVisibility: true;
  readonly delay: number;
}

/**
 * Refuses presses that place a bet while the button is not visible: the host page could cover it (bad input row 122).
 * If a browser cannot detect this, presses are accepted.
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
