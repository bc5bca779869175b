/** No inheritance from the host's page; the host sets the size. */
const WRAPPER = `:host{display:block}
:host([hidden]){display:none}
.clutchline-root{all:initial!important;display:block!important;direction:ltr!important}
`;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const QUERY = /@(?:container|media)[^{]*\{/g;
const REM = /(?<![\w.-])(-?(?:\d+\.\d+|\.\d+|\d+))rem\b/g;
/** Media queries cannot contain variables. */
const QUERY_REM = 16;

/**
 * The host's root font size is arbitrary, so rem lengths use `--cl-rem`, the size that the player chose. Fonts must be
 * declared in the document.
 */
export function shadowStyles(css: string): { readonly styles: string; readonly fonts: string } {
  const fonts = (css.match(FONT_FACE) ?? []).join('\n');
  const rules = css
    .replace(FONT_FACE, '')
    .replace(QUERY, (query) => query.replace(REM, (_all, count: string) => `${Number(count) * QUERY_REM}px`))
    .replace(REM, 'calc($1*var(--cl-rem,16px))');
  return { styles: WRAPPER + rules, fonts };
}
