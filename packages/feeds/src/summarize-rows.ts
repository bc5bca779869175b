import type { Feed } from './feed';

export interface RowSummary {
  readonly read: number;
  readonly used: number;
  /** After the feed's period. */
  readonly later: number;
  /** By reason without numbers and names, most frequent first. */
  readonly skipped: readonly { readonly reason: string; readonly count: number }[];
}

/** Counts the rows of a source (D6); null without a source file. */
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

function kindOf(reason: string): string {
  return reason
    .replace(/\s*\([^()]*\)/gu, '')
    .split(' ')
    .map((word, at) => (at > 0 && hasValue(word) ? '…' : word))
    .join(' ')
    .replace(/…( of …)+/gu, '…');
}

function hasValue(word: string): boolean {
  return word.endsWith('.csv') || (!word.includes('_') && /[\d|]/.test(word));
}
