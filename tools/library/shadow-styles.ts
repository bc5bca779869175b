/** What the wrapper in a shadow root adds: nothing is inherited from the host's page, and the host decides its size. */
const WRAPPER = `:host{display:block}
:host([hidden]){display:none}
.clutchline-root{all:initial!important;display:block!important;direction:ltr!important}
`;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const QUERY = /@(?:container|media)[^{]*\{/g;
const REM = /(?<![\w.-])(-?(?:\d+\.\d+|\.\d+|\d+))rem\b/g;
/** px of one rem in a query, where no variable may stand. */
const QUERY_REM = 16;

/**
 * The style sheet of the app for a shadow root. The host may set its page's font size to anything: lengths that hang on
 * it hang on `--cl-rem` instead, the size that the player chose. Fonts come apart, for they belong to the document.
 */
export function shadowStyles(css: string): { readonly styles: string; readonly fonts: string } {
  const fonts = (css.match(FONT_FACE) ?? []).join('\n');
  const rules = css
    .replace(FONT_FACE, '')
    .replace(QUERY, (query) => query.replace(REM, (_all, count: string) => `${Number(count) * QUERY_REM}px`))
    .replace(REM, 'calc($1*var(--cl-rem,16px))');
  return { styles: WRAPPER + rules, fonts };
}
