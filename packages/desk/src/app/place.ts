import { createContext, useContext, useSyncExternalStore } from 'react';

/** Parts of the address behind `#/`. @example readPlace('#/match/7') // ['match', '7'] */
export function readPlace(hash: string): readonly string[] {
  return hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

/** @example placeOf('match', 7) // '#/match/7' */
export const placeOf = (...parts: readonly (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export function usePlace(): readonly string[] {
  return readPlace(useSyncExternalStore(subscribe, () => window.location.hash));
}

export function goTo(...parts: readonly (string | number)[]): void {
  window.location.hash = placeOf(...parts);
}

/** What follows the path of the screen. @example `#/match/7` // ['7'] */
export const RestContext = createContext<readonly string[]>([]);

export const useRest = (): readonly string[] => useContext(RestContext);
