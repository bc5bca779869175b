import type { Plugin } from 'vite';

import { shadowStyles } from './shadow-styles';

const STYLES = /["'`]__CLUTCHLINE_STYLES__["'`]/;
const FONTS = /["'`]__CLUTCHLINE_FONTS__["'`]/;
const SHEET = 'clutchline.css';

/** Into the code that creates the shadow root. */
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
        if (open.length !== 1) throw new Error(`expected one placeholder for the styles, found ${open.length}`);
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
