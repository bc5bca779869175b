import type { Stage } from './stage';

/** Receives the focus of a removed part around it. */
const TARGET = '[data-focus-next]:not([data-focus-next="false"])';

function activeIn(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

function isLost(element: HTMLElement): boolean {
  const active = activeIn(element);
  return active === null || active === element.ownerDocument.body;
}

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

function heirOf(path: readonly HTMLElement[]): HTMLElement | null {
  for (const around of path.filter(isUsable)) {
    const inside = around.querySelector(TARGET)?.closest<HTMLElement>('a, button, [tabindex]') ?? null;
    if (inside !== null) return inside;
    if (around.hasAttribute('tabindex')) return around;
  }
  return null;
}

/** Focus of a disappearing element moves to the nearest, never the page (U2). */
export function startFocusKeeper({ element }: Pick<Stage, 'element'>): () => void {
  let path: readonly HTMLElement[] = [];

  function remember(event: Event): void {
    path = event.composedPath().filter((part): part is HTMLElement => part instanceof HTMLElement);
    const end = path.indexOf(element);
    path = end < 0 ? path : path.slice(0, end + 1);
  }
  /** A press on what has the focus may remove it. */
  const forget = (event: Event): void => {
    const [focused] = path;
    if (focused === undefined || !event.composedPath().includes(focused)) path = [];
  };
  const observer = new MutationObserver(() => {
    const [focused] = path;
    if (focused === undefined || isUsable(focused) || !isLost(element)) return;
    const rest = path.slice(1);
    heirOf(rest)?.focus();
  });
  element.addEventListener('focusin', remember);
  element.addEventListener('pointerdown', forget, true);
  observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    element.removeEventListener('focusin', remember);
    element.removeEventListener('pointerdown', forget, true);
    observer.disconnect();
  };
}
