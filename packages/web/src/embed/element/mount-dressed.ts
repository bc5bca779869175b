import type { MountAsGiven } from '../as-given';
import { mount } from '../mount';
import { addFonts, createDresser } from './dress-root';

/** The build puts the styles of the whole app in the place of these. */
const STYLES = '__CLUTCHLINE_STYLES__';
const FONTS = '__CLUTCHLINE_FONTS__';

/** Mounts apps into shadow roots of a document, in styles of their own. `base` is where the library is. */
export function createDressedMount(document: Document, base: URL): MountAsGiven {
  const dress = createDresser(STYLES);
  addFonts(document, FONTS, base);
  return (place, options) => {
    dress(place);
    return mount(place, options);
  };
}
