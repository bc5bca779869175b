import type { LangId } from '@clutchline/contract';
import { languageById } from '@clutchline/contract';

import type { Picture } from './contact-sheets';
import type { GalleryOptions } from './gallery-options';
import { pictureFaces } from './picture-faces';
import type { GallerySite } from './picture-looks';
import { pictureScreens } from './picture-screens';

/** CSS px; other widths differ by their look alone, and are used only if they are the only ones wanted. */
const WIDTHS = [320, 768, 1_440];
const THEME = 'arena';
const ENGLISH: LangId = 2;

/** Every screen in the chosen languages, and every face of the screens in English, in the default look. */
export async function pictureLanguages(site: GallerySite, options: GalleryOptions): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const usual = options.widths.filter((width) => WIDTHS.includes(width));
  const widths = usual.length > 0 ? usual : options.widths;
  const task = { ...site, theme: THEME };
  if (options.parts.includes('languages')) {
    for (const langId of options.languages)
      for (const width of widths) {
        const { code } = languageById(langId);
        const taken = await pictureScreens({ ...task, langId, width });
        pictures.push(...taken.map(({ file, subject }) => ({ file, subject, width, look: code })));
      }
  }
  if (options.parts.includes('faces')) {
    const width = Math.min(...widths);
    const taken = await pictureFaces({ ...task, langId: ENGLISH, width });
    pictures.push(...taken.map(({ file, subject }) => ({ file, subject, width, look: 'faces' })));
  }
  return pictures;
}
