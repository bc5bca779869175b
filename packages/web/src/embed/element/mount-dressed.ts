import type { MountAsGiven } from '../as-given';
import { mount } from '../mount';
import { addFonts, createDresser } from './dress-root';

/** The build replaces these with the styles of the whole app. */
const STYLES = '__CLUTCHLINE_STYLES__';
const FONTS = '__CLUTCHLINE_FONTS__';

/** Mounts apps into shadow roots of a document, with separate styles. `base` is the address of the library. */
export function createDressedMount(document: Document, base: URL): MountAsGiven {
  const dress = createDresser(STYLES);
  addFonts(document, FONTS, base);
  return (place, options) => {
    dress(place);
    return mount(place, options);
  };
}
