import { isLinkTarget, type TextSpan } from '@clutchline/contract';

/** A piece of a line. Bounded lengths keep the search linear. */
const TOKENS =
  /\\([\\*_`[\]()#-])|`([^`\n]{1,300})`|\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)|(\*\*|\*|_)|((?:[^\\*_`[]|\\(?![\\*_`[\]()#-]))+|[\\`[])/gu;
/** Of one text, as in the contract. */
const MAX_SPANS = 1_000;

type Mark = '**' | '*' | '_';

interface Token {
  readonly mark: Mark | null;
  readonly text: string;
  readonly isCode: boolean;
  readonly href: string | null;
}

/** Bold, emphasis, code and links of NEWS-2; a mark without its partner stays text, a link elsewhere loses its address. */
export function parseSpans(text: string): TextSpan[] {
  const tokens = tokensOf(text);
  const left = countMarks(tokens);
  const open = new Set<Mark>();
  const spans: TextSpan[] = [];
  for (const { mark, text: own, isCode, href } of tokens) {
    if (mark !== null && isPaired(mark, open, left)) toggle(open, mark);
    else add(spans, { text: own, ...marksOf(open), is_code: isCode ? 1 : 0, href });
  }
  return spans.length <= MAX_SPANS ? spans : [plainSpan(spans.map((span) => span.text).join(''))];
}

function countMarks(tokens: readonly Token[]): Map<Mark, number> {
  const counts = new Map<Mark, number>();
  for (const { mark } of tokens) if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

/** Whether the mark closes an open one or has a later partner. */
function isPaired(mark: Mark, open: ReadonlySet<Mark>, left: Map<Mark, number>): boolean {
  const after = (left.get(mark) ?? 1) - 1;
  left.set(mark, after);
  return open.has(mark) || after > 0;
}

function toggle(open: Set<Mark>, mark: Mark): void {
  if (!open.delete(mark)) open.add(mark);
}

const plainSpan = (text: string): TextSpan => ({ text, is_bold: 0, is_emphasized: 0, is_code: 0, href: null });

function marksOf(open: ReadonlySet<Mark>): Pick<TextSpan, 'is_bold' | 'is_emphasized'> {
  return { is_bold: open.has('**') ? 1 : 0, is_emphasized: open.has('*') || open.has('_') ? 1 : 0 };
}

/** Joins equal neighbours. */
function add(spans: TextSpan[], span: TextSpan): void {
  const last = spans.at(-1);
  const isAlike =
    last?.is_bold === span.is_bold &&
    last.is_emphasized === span.is_emphasized &&
    last.is_code === span.is_code &&
    last.href === span.href;
  if (last !== undefined && isAlike) last.text += span.text;
  else spans.push(span);
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKENS), (match): Token => {
    const [all, escaped, code, label, address, mark] = match;
    // `snake_case` has no emphasis.
    const isInner = mark === '_' && isWord(text, match.index - 1) && isWord(text, match.index + 1);
    const href = address !== undefined && isLinkTarget(address) ? address : null;
    return {
      mark: isInner ? null : markOf(mark),
      text: escaped ?? code ?? label ?? all,
      isCode: code !== undefined,
      href,
    };
  });
}

const isWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? ' ');

function markOf(mark: string | undefined): Mark | null {
  return mark === '**' || mark === '*' || mark === '_' ? mark : null;
}
