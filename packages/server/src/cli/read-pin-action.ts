import type { PinRequest } from '../home';

export type PinAction = { readonly act: 'list' } | ({ readonly act: 'add' | 'remove' } & PinRequest);

const KINDS = ['event', 'match'] as const;
const ID = /^[1-9]\d{0,15}$/;

interface Given {
  readonly by?: string | undefined;
  readonly until?: string | undefined;
}

/** Null: not understood. */
export function readPinAction(words: readonly string[], given: Given): PinAction | null {
  const { by, until } = given;
  if (words.join(' ') === 'list') return by === undefined && until === undefined ? { act: 'list' } : null;
  const isRemoval = words[0] === 'remove';
  const target = readTarget(isRemoval ? words.slice(1) : words);
  if (target === null || by === undefined || (isRemoval && until !== undefined)) return null;
  const end = until === undefined ? null : readTime(until);
  return Number.isNaN(end) ? null : { act: isRemoval ? 'remove' : 'add', ...target, until: end, by };
}

function readTarget([word, id = '', ...more]: readonly string[]): Pick<PinRequest, 'kind' | 'id'> | null {
  const kind = KINDS.find((one) => one === word);
  return kind === undefined || more.length > 0 || !ID.test(id) ? null : { kind, id: Number(id) };
}

/** NaN if it is no time with a zone. */
const readTime = (text: string): number => (/^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? Date.parse(text) : NaN);
