import { MAX_BLOCKS, MAX_BODY_LENGTH, type TextBlock } from '@clutchline/contract';

import { parseSpans } from './parse-spans';

export type BodyFault = 'empty' | 'too_long' | 'too_many_blocks';

/** Control characters except line ends, bidi marks, lone surrogates. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

const HEADING = /^##\s+(.*)$/;
const RULE = /^-{3,}$/;
const FENCE = /^```/;
const ITEM = /^( *)(?:[-*]|(\d{1,3})[.)])\s+(.*)$/;
/** Spaces before an item of the second level. */
const INDENT = 2;

/**
 * The Markdown subset of NEWS-2 as blocks: paragraphs, `##`, lists of two levels, fenced code, `---`. Anything else stays
 * text. Linear in the length of the body.
 */
export function parseBody(body: string): readonly TextBlock[] | BodyFault {
  if (body.length > MAX_BODY_LENGTH) return 'too_long';
  const lines = body.replace(/\r\n?/g, '\n').replaceAll('\t', '  ').replace(UNSEEN, '').split('\n');
  const blocks: TextBlock[] = [];
  for (let at = 0; at < lines.length;) {
    const read = readBlock(lines, at);
    if (read.block !== null) blocks.push(read.block);
    at = read.next;
  }
  if (blocks.length === 0) return 'empty';
  return blocks.length > MAX_BLOCKS || blocks.some(isTooLong) ? 'too_many_blocks' : blocks;
}

const isTooLong = (block: TextBlock): boolean =>
  block.kind === 'list' && block.items.reduce((count, { items }) => count + 1 + items.length, 0) > MAX_BLOCKS;

interface ReadBlock {
  readonly block: TextBlock | null;
  readonly next: number;
}

function readBlock(lines: readonly string[], at: number): ReadBlock {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { block: null, next: at + 1 };
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { block: { kind: 'heading', spans: parseSpans(heading) }, next: at + 1 };
  if (RULE.test(line.trim())) return { block: { kind: 'rule' }, next: at + 1 };
  if (FENCE.test(line)) return readCode(lines, at);
  return readItem(line) === null ? readParagraph(lines, at) : readList(lines, at);
}

/** An unclosed fence ends with the body. */
function readCode(lines: readonly string[], at: number): ReadBlock {
  let end = at + 1;
  while (end < lines.length && !FENCE.test(lines[end] ?? '')) end += 1;
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 };
}

type List = Extract<TextBlock, { kind: 'list' }>;

interface ReadItem {
  readonly isInner: boolean;
  readonly isOrdered: boolean;
  readonly text: string;
}

function readItem(line: string): ReadItem | null {
  const [, indent = '', number, text = ''] = ITEM.exec(line) ?? [];
  return text === '' ? null : { isInner: indent.length >= INDENT, isOrdered: number !== undefined, text };
}

/** Deeper levels join the second one. */
function readList(lines: readonly string[], at: number): ReadBlock {
  const items: List['items'] = [];
  const first = readItem(lines[at] ?? '');
  let next = at;
  for (let item = first; item !== null; item = readItem(lines[next] ?? '')) {
    const spans = parseSpans(item.text);
    const last = items.at(-1);
    if (item.isInner && last !== undefined) last.items.push({ spans });
    else items.push({ spans, items: [] });
    next += 1;
  }
  return { block: { kind: 'list', is_ordered: first?.isOrdered === true ? 1 : 0, items }, next };
}

function readParagraph(lines: readonly string[], at: number): ReadBlock {
  let end = at + 1;
  while (end < lines.length && !beginsBlock(lines[end] ?? '')) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join('\n');
  return { block: { kind: 'paragraph', spans: parseSpans(text) }, next: end };
}

const beginsBlock = (line: string): boolean =>
  line.trim() === '' || HEADING.test(line) || RULE.test(line.trim()) || FENCE.test(line) || readItem(line) !== null;
