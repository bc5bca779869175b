import type { AppEvents, AppHandle, ClutchlineAppElement } from '../api';

/** The demo page treats all its apps alike. */
export function elementHandle(element: ClutchlineAppElement): Pick<AppHandle, 'update' | 'on'> {
  return {
    update({ token }) {
      element.token = token;
    },
    on(name, listener) {
      const hear = (event: CustomEvent<AppEvents[typeof name]>): void => listener(event.detail);
      element.addEventListener(name, hear);
      return () => element.removeEventListener(name, hear);
    },
  };
}
