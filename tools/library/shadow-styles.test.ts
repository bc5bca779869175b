import { expect, it } from 'vitest';

import { shadowStyles } from './shadow-styles';

it('EMBED-1 lengths of an element do not hang on the font size of the host', () => {
  const { styles } = shadowStyles(
    '.a{margin:-.5rem 1.25rem;font:400 .875rem/1.45 x;--cl-space-1:4px}@container c (min-width:45rem){.a{gap:2rem}}',
  );
  expect(styles).toContain('margin:calc(-.5*var(--cl-rem,16px)) calc(1.25*var(--cl-rem,16px))');
  expect(styles).toContain('font:400 calc(.875*var(--cl-rem,16px))/1.45 x');
  expect(styles).toContain('@container c (min-width:720px){.a{gap:calc(2*var(--cl-rem,16px))}}');
  expect(styles).not.toMatch(/\drem/);
});

it('EMBED-1 fonts leave the sheet of the shadow root, where they would not work', () => {
  const { styles, fonts } = shadowStyles('@font-face{font-family:A;src:url(assets/a.woff2)}.a{color:red}');
  expect(fonts).toBe('@font-face{font-family:A;src:url(assets/a.woff2)}');
  expect(styles).not.toContain('@font-face');
  expect(styles).toContain('.a{color:red}');
});

it('bad-input 125: the wrapper takes nothing over from the host', () => {
  expect(shadowStyles('').styles).toContain('.clutchline-root{all:initial!important');
});
