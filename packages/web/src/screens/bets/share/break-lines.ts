/** Width of a text in the font it is drawn with, px. */
export type MeasureText = (text: string) => number;

/**
 * Lines that fit, broken between words as the language has them; the last one ends with an ellipsis if more would follow.
 * A word that is too long is cut.
 */
export function breakLines(text: string, { width, most, measure, words }: BreakTerms): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of words(text)) {
    if (line === '' || measure((line + part).trimEnd()) <= width) {
      line += part;
      continue;
    }
    lines.push(line.trimEnd());
    line = part.trimStart();
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  const shown = lines.slice(0, most).map((each) => fitted(each, width, measure));
  const last = shown.at(-1);
  return lines.length > most && last !== undefined
    ? [...shown.slice(0, -1), withEllipsis(last, width, measure)]
    : shown;
}

export interface BreakTerms {
  readonly width: number;
  /** Lines. */
  readonly most: number;
  readonly measure: MeasureText;
  readonly words: (text: string) => readonly string[];
}

function fitted(line: string, width: number, measure: MeasureText): string {
  return measure(line) <= width ? line : withEllipsis(line, width, measure);
}

function withEllipsis(line: string, width: number, measure: MeasureText): string {
  const letters = Array.from(line);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** @param language BCP 47. */
export function wordsOf(language: string): BreakTerms['words'] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text) => [...segmenter.segment(text)].reduce<string[]>(joinMarks, []).filter((part) => part !== '');
}

/** Punctuation stays with the word before it. */
function joinMarks(parts: string[], { segment, isWordLike }: Intl.SegmentData): string[] {
  const last = parts.at(-1);
  if (isWordLike === true || last === undefined) return [...parts, segment];
  return [...parts.slice(0, -1), last + segment];
}
