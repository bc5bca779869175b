import type { SiegeResult } from './siege';

export interface Tolerance {
  readonly of: 'p50' | 'p99';
  readonly ratio: number;
  readonly leastMs: number;
  /** On a busy machine some responses are late anyway. */
  readonly allows?: readonly string[];
}

const PROMISED: Tolerance = { of: 'p99', ratio: 2, leastMs: 1 };
/** They vary with honest players and the database pool. */
const LOOSE_DESCRIPTORS = 16;
/** By the honest players' bets: a factor and bytes. */
const HEAP_RATIO = 1.15;
const LOOSE_HEAP_BYTES = 8 * 1_024 * 1_024;

export function missesOf(result: SiegeResult, tolerance = PROMISED): string[] {
  return [...playerMisses(result, tolerance), ...resourceMisses(result), ...countMisses(result)];
}

function playerMisses({ quiet, attacked }: SiegeResult, { of, ratio, leastMs, allows = [] }: Tolerance): string[] {
  const limit = ratio * Math.max(leastMs, quiet.bets[of]);
  const ms = attacked.bets[of];
  const refused = [...attacked.troubles].filter(([kind]) => !allows.includes(kind));
  const troubles = refused.map(([kind, times]) => `${String(times)} × ${kind}`);
  return [
    ...(attacked.bets.count === 0 ? ['no honest bet was sent'] : []),
    ...(ms > limit ? [`${of} ${ms} ms, limit ${limit} ms`] : []),
    ...(troubles.length > 0 ? [`honest players refused: ${troubles.join(', ')}`] : []),
  ];
}

function resourceMisses({ before, after }: SiegeResult): string[] {
  const most = before.descriptors + LOOSE_DESCRIPTORS;
  const isLeaking = after.descriptors > most;
  return [
    ...(isLeaking ? [`${String(after.descriptors)} descriptors after it, ${String(before.descriptors)} before`] : []),
    ...heapMisses(before.heapBytes, after.heapBytes),
  ];
}

function heapMisses(before: number | null, after: number | null): string[] {
  if (before === null || after === null) return ['the server did not report its heap'];
  const isBack = after <= HEAP_RATIO * before + LOOSE_HEAP_BYTES;
  return isBack ? [] : [`heap ${megabytes(after)} MB after it, ${megabytes(before)} MB before`];
}

function countMisses({ row, seconds, report, rows }: SiegeResult): string[] {
  const { mostAnswers, mostRows } = row;
  const answers = mostAnswers === undefined ? 0 : (report.answers[mostAnswers.kind] ?? 0);
  const answerLimit = mostAnswers?.of(seconds) ?? 0;
  const rowLimit = mostRows?.of(seconds) ?? 0;
  return [
    ...(answers > answerLimit ? [`${String(answers)} × ${mostAnswers?.kind ?? ''}, limit ${String(answerLimit)}`] : []),
    ...((rows ?? 0) > rowLimit ? [`${String(rows)} rows in ${mostRows?.table ?? ''}, limit ${String(rowLimit)}`] : []),
  ];
}

export const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0);
