import type { ResultFile } from '../../../feeds/src/replay/readers/raw-map';
import { readRows } from '../../../feeds/src/replay/readers/read-rows';
import { BadCell, oneOf, type Row } from '../../../feeds/src/replay/readers/row';

/** `at`: ms since the start. */
export type BurstRow = { readonly at: number; readonly market: string } & (
  | { readonly kind: 'price'; readonly runner: string; readonly odd: number }
  | { readonly kind: 'state'; readonly state: 'open' | 'suspended' | 'closed' }
);

export interface Burst {
  readonly name: string;
  readonly rows: readonly BurstRow[];
  readonly skipped: number;
}

const ODD = { least: 1_001, most: 1_000_000 } as const;

/** Runner states are ignored: prices contain them. */
export function readBurst(file: ResultFile): Burst {
  const { accepted, skipped } = readRows(file, rowOf);
  return { name: file.name, rows: accepted.toSorted((a, b) => a.at - b.at), skipped: skipped.length };
}

function rowOf(row: Row): BurstRow | null {
  const kind = oneOf(row, 'kind', ['status', 'runner', 'price']);
  if (kind === 'runner') return null;
  const common = { at: timeOf(row), market: row.text('market_id') };
  if (kind === 'status') {
    const state = oneOf(row, 'value', ['open', 'suspended', 'closed']);
    return { ...common, kind: 'state', state };
  }
  return { ...common, kind: 'price', runner: row.text('selection_id'), odd: oddOf(row) };
}

function timeOf(row: Row): number {
  const text = row.text('t_ms');
  if (!/^\d{1,12}$/.test(text)) throw new BadCell(`t_ms is not a time (${text})`);
  return Number(text);
}

function oddOf(row: Row): number {
  const odd = Math.round(Number(row.text('value')) * 1_000);
  if (!(odd >= ODD.least && odd <= ODD.most)) throw new BadCell(`value is not a price (${row.text('value')})`);
  return odd;
}
