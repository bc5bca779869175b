import type { ClutchlineAppElement, DefineClutchlineApp } from '../api';
import { createAppElement } from '../element/create-app-element';
import { addFonts, createDresser } from '../element/dress-root';
import { mount } from '../mount';

export type * from '../api';

declare global {
  interface HTMLElementTagNameMap {
    'clutchline-app': ClutchlineAppElement;
  }
}

/** The build puts the styles of the whole app in the place of these. */
const STYLES = '__CLUTCHLINE_STYLES__';
const FONTS = '__CLUTCHLINE_FONTS__';

/** Names `<clutchline-app>`. */
export const defineClutchlineApp: DefineClutchlineApp = (name = 'clutchline-app') => {
  if (customElements.get(name) !== undefined) return;
  addFonts(document, FONTS, new URL(import.meta.url));
  customElements.define(name, createAppElement({ mount, dress: createDresser(STYLES) }));
};
