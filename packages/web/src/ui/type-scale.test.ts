import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const sources = new URL('../', import.meta.url);
/** Everything that draws texts. */
const SCALED = /^(ui|screens)\/.*\.module\.css$/;
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => SCALED.test(name))
  .map((name) => ({ name, css: readFileSync(new URL(name, sources), 'utf8') }));
const read = (name: string): string => readFileSync(new URL(`ui/${name}`, sources), 'utf8');

/** Letters are in units of the drawing. */
const DRAWN = /^(ui\/art\/(crest|country-mark)|screens\/virtual-speed\/run-chart)\./;

/** Declarations of the first rule with this selector. */
function rule(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return start === -1 ? '' : css.slice(start, css.indexOf('}', start));
}

describe('LANG-7 type', () => {
  it('LANG-7 every size of a text is one of the scale', () => {
    const others = sheets
      .filter(({ name }) => !DRAWN.test(name))
      .flatMap(({ name, css }) =>
        [...css.matchAll(/font(?:-size)?:\s[^;]*\d(?:rem|px|em)[^;]*;/g)].map(([text]) => `${name}: ${text}`),
      );
    expect(sheets.length).toBeGreaterThan(80);
    expect(others).toEqual([]);
  });

  it('LANG-7 numbers in the condensed font have equal widths, which a font shorthand resets', () => {
    const proportional = sheets
      .filter(({ name }) => !DRAWN.test(name))
      .flatMap(({ name, css }) =>
        [...css.matchAll(/font: [^;]*--cl-font-numeric\);(?!\s*font-variant-numeric: tabular-nums;)/g)].map(
          ([text]) => `${name}: ${text}`,
        ),
      );
    expect(proportional).toEqual([]);
    expect(rule(read('styles.css'), '  .clutchline')).toContain('font-variant-numeric: tabular-nums');
  });

  it.each([
    ['', ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC']],
    [':lang(zh-TW)', ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC']],
    [':lang(ja)', ['Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP']],
    [':lang(ko)', ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR']],
    [':lang(th)', ['Thonburi', 'Leelawadee UI', 'Noto Sans Thai']],
  ])('LANG-7 %s has fonts of its script on Apple, Windows and Android', (lang, families) => {
    const declared = rule(read('tokens.css'), `.clutchline${lang}`);
    for (const family of families) expect(declared).toContain(`'${family}'`.replace("'Thonburi'", 'Thonburi'));
  });

  it('LANG-7 the condensed font has Vietnamese letters, and lines break as the language does', () => {
    const css = read('styles.css');
    for (const letter of 'ăđơưạếợỹ₫') expect(inRanges(css, letter.codePointAt(0) ?? 0), letter).toBe(true);
    expect(rule(css, '.clutchline:lang(ja)')).toContain('word-break: auto-phrase');
    expect(rule(css, '.clutchline:lang(ko)')).toContain('word-break: keep-all');
  });

  it.each(['th', 'vi'])('LANG-7 lines in %s are higher', (lang) => {
    const tokens = read('tokens.css');
    const height = (selector: string): number =>
      Number(/--cl-leading-tight: ([\d.]+)/.exec(rule(tokens, selector))?.[1]);
    expect(height(`.clutchline:lang(${lang})`)).toBeGreaterThan(height('  .clutchline'));
  });
});

function inRanges(css: string, code: number): boolean {
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
  );
}
