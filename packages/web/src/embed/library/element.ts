import type { ClutchlineAppElement, DefineClutchlineApp } from '../api';
import type { MountAsGiven } from '../host-values';
import { createAppElement } from '../element/create-app-element';
import { mountLater } from '../mount-later';

export type * from '../api';

declare global {
  interface HTMLElementTagNameMap {
    'clutchline-app': ClutchlineAppElement;
  }
}

/** Loads the app with the first element. */
export const defineClutchlineApp: DefineClutchlineApp = (name = 'clutchline-app') => {
  if (customElements.get(name) !== undefined) return;
  let loading: Promise<MountAsGiven> | null = null;
  async function load(): Promise<MountAsGiven> {
    const { createDressedMount } = await import('../element/mount-dressed');
    return createDressedMount(document, new URL(import.meta.url));
  }
  const mount = mountLater(() => (loading ??= load()));
  customElements.define(name, createAppElement(mount));
};
