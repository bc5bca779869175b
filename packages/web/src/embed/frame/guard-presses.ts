const GUARDED = '[data-places-bets]';
/** Ms; the browsers' minimum. */
const OBSERVE_EVERY_MS = 100;

/** IntersectionObserver 2 also reports covered and faded elements. */
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}
interface VisibilityInit extends IntersectionObserverInit {
  readonly trackVisibility: true;
  readonly delay: number;
}

/**
 * Refuses presses on a covered button that places a bet (bad input row 122). A browser that cannot detect covering
 * accepts them.
 */
export function guardPresses(root: HTMLElement, onRefused: () => void): () => void {
  const covered = new WeakMap<Element, boolean>();
  const options: VisibilityInit = { trackVisibility: true, delay: OBSERVE_EVERY_MS };
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
