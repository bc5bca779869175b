import type { Plugin } from 'vite';

import { shadowStyles } from './shadow-styles';

/** Names of what the code leaves open for the styles and the fonts. */
const STYLES = /["'`]__CLUTCHLINE_STYLES__["'`]/;
const FONTS = /["'`]__CLUTCHLINE_FONTS__["'`]/;
const SHEET = 'clutchline.css';

/** Writes the styles of the whole app into the code that makes the shadow root. */
export function stylesInCode(): Plugin {
  return {
    name: 'styles-in-code',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheet = bundle[SHEET];
        if (sheet?.type !== 'asset') throw new Error('The library has no style sheet');
        const { styles, fonts } = shadowStyles(sheet.source.toString());
        const open = Object.values(bundle).filter((part) => part.type === 'chunk' && STYLES.test(part.code));
        if (open.length !== 1) throw new Error(`The styles have ${open.length} places instead of one`);
        for (const chunk of open) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code
            .replace(STYLES, () => JSON.stringify(styles))
            .replace(FONTS, () => JSON.stringify(fonts));
        }
      },
    },
  };
}
