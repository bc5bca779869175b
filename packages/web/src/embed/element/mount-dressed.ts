import type { MountAsGiven } from '../as-given';
import { mount } from '../mount';
import { addFonts, createDresser } from './dress-root';

/** Replaced by the build. */
const STYLES = '__CLUTCHLINE_STYLES__';
const FONTS = '__CLUTCHLINE_FONTS__';

/** Mounts into shadow roots with separate styles. `base` is the library's address. */
export function createDressedMount(document: Document, base: URL): MountAsGiven {
  const dress = createDresser(STYLES);
  addFonts(document, FONTS, base);
  return (place, options) => {
    dress(place);
    return mount(place, options);
  };
}
