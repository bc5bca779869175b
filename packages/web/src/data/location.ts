/** `state` belongs to the step. */
export interface Place {
  /** Begins with `/`; percent-encoded. */
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
  readonly state: unknown;
}

export interface Step {
  readonly replace?: boolean;
  readonly state?: unknown;
}

export type Way = 'go' | 'replace' | 'back';

/** EMBED-2. */
export interface AppLocation {
  readonly read: () => Place;
  readonly go: (to: string, step?: Step) => void;
  readonly back: () => void;
  readonly subscribe: (listener: (way: Way) => void) => () => void;
  readonly href: (to: string) => string;
}

export type HistoryKind = 'path' | 'hash' | 'memory';

const HOME: Place = { path: '/', search: '', state: null };

function split(address: string): { path: string; search: string } {
  const at = address.indexOf('?');
  return at < 0 ? { path: address, search: '' } : { path: address.slice(0, at), search: address.slice(at + 1) };
}

const wayOf = ({ replace }: Step): Way => (replace === true ? 'replace' : 'go');

function sameStep(a: Place, b: Place): boolean {
  return a.path === b.path && a.search === b.search && a.state === b.state;
}

export function createMemoryLocation(start = '/'): AppLocation {
  const listeners = new Set<(way: Way) => void>();
  const places: Place[] = [{ ...split(start), state: null }];
  const current = (): Place => places.at(-1) ?? HOME;
  const notify = (way: Way): void => listeners.forEach((listener) => listener(way));
  return {
    read: current,
    go(to, step = {}) {
      if (step.replace === true) places.pop();
      places.push({ ...split(to), state: step.state ?? null });
      notify(wayOf(step));
    },
    back() {
      if (places.length > 1) places.pop();
      notify('back');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    href: () => '#',
  };
}

export function createBrowserLocation(view: Window, kind: 'path' | 'hash'): AppLocation {
  const listeners = new Set<(way: Way) => void>();
  const href = (to: string): string => (kind === 'path' ? to : `#${to}`);
  let last = HOME;
  const read = (): Place => {
    const { pathname, search, hash } = view.location;
    const state: unknown = view.history.state;
    const now =
      kind === 'path'
        ? { path: pathname, search: search.slice(1), state }
        : { ...split(hash.length > 1 ? hash.slice(1) : '/'), state };
    if (!sameStep(now, last)) last = now;
    return last;
  };
  const notify = (way: Way): void => listeners.forEach((listener) => listener(way));
  const onHistory = (): void => notify('back');
  return {
    read,
    go(to, step = {}) {
      const { state = null } = step;
      if (step.replace === true) view.history.replaceState(state, '', href(to));
      else view.history.pushState(state, '', href(to));
      notify(wayOf(step));
    },
    back: () => view.history.back(),
    subscribe(listener) {
      if (listeners.size === 0) view.addEventListener('popstate', onHistory);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) view.removeEventListener('popstate', onHistory);
      };
    },
    href,
  };
}
