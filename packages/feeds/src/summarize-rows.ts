import type { Feed } from './feed';

/** Counts of a source's rows. */
export interface RowSummary {
  readonly read: number;
  readonly used: number;
  /** Rows that start after the feed's period. */
  readonly later: number;
  /** Skipped rows by reason without numbers and names, most frequent first. */
  readonly skipped: readonly { readonly reason: string; readonly count: number }[];
}

/** Counts the rows of a feed's source (D6); null without a source file. */
export function summarizeRows({ rows, skipped }: Pick<Feed, 'rows' | 'skipped'>): RowSummary | null {
  if (rows === undefined) return null;
  const counts = new Map<string, number>();
  for (const row of skipped) {
    const reason = kindOf(row.reason);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return {
    read: rows.read,
    used: rows.read - rows.later - skipped.length,
    later: rows.later,
    skipped: [...counts]
      .map(([reason, count]) => ({ reason, count }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
  };
}

/** Reason without variable parts: bracketed values, numbers, keys. */
function kindOf(reason: string): string {
  return reason
    .replace(/\s*\([^()]*\)/gu, '')
    .split(' ')
    .map((word, at) => (at > 0 && hasValue(word) ? '…' : word))
    .join(' ')
    .replace(/…( of …)+/gu, '…');
}

/** A word with an underscore is a column name, not a value. */
function hasValue(word: string): boolean {
  return word.endsWith('.csv') || (!word.includes('_') && /[\d|]/.test(word));
}
