import type { SkippedRow } from '../feed';
import type { FinalScore } from './final-score';
import { joinParts } from './join-parts';
import type { RawMap, ReadResult, Walkover } from './raw-map';
import type { RealMap, RealSeries } from './real-series';
import { mergeSameGames, pairKey } from './same-game';
import { partsOf, scoreOf, type SeriesPart } from './series-part';

/** Series of one pair of clubs from two files that start this close together, ms, are one series. */
const SAME_SERIES_MS = 3 * 3_600_000;

/** Every series the rows make, by start, and every row that made none. */
export function assembleSeries(read: ReadResult): { series: readonly RealSeries[]; skipped: readonly SkippedRow[] } {
  const merged = mergeSameGames(read.maps);
  const grouped = partsOf(merged.maps);
  const skipped = [...read.skipped, ...merged.skipped, ...grouped.skipped];
  const series: RealSeries[] = read.walkovers.map(givenAway);
  for (const part of joinParts(grouped.parts)) {
    const score = scoreOf(part);
    const made = typeof score === 'string' ? score : seriesOf(part, score);
    const reason = typeof made === 'string' ? made : twin(made, series);
    if (typeof made !== 'string' && reason === null) series.push(made);
    else skipped.push(...part.rows.map(({ file, line }) => ({ file, line, reason: reason ?? '' })));
  }
  return { series: series.toSorted((a, b) => a.startsAt - b.startsAt || (a.key < b.key ? -1 : 1)), skipped };
}

function seriesOf(part: SeriesPart, score: FinalScore): RealSeries | string {
  const [first] = part.rows;
  if (first === undefined) return 'no row is left';
  const { file, gameTypeId, seriesKey, event, stage, club1, club2 } = first;
  return {
    file,
    key: `${gameTypeId}|${seriesKey}`,
    gameTypeId,
    startsAt: Math.min(...part.rows.map((row) => row.seriesStartsAt)),
    bestOf: score.bestOf,
    event,
    stage,
    club1,
    club2,
    maps: part.maps.map((map, index) => mapOf(index + 1, map)),
    score1: score.wins1,
    score2: score.wins2,
    winner: score.wins1 === score.wins2 ? null : score.wins1 > score.wins2 ? 1 : 2,
    walkover: false,
  };
}

function mapOf(no: number, map: RawMap | null): RealMap {
  if (map === null)
    return {
      no,
      startsAt: null,
      winner: null,
      score1: null,
      score2: null,
      lengthS: null,
      halves: null,
      firstBlood: null,
    };
  const { startsAt, winner, score1, score2, lengthS, halves, firstBlood } = map;
  return { no, startsAt, winner, score1, score2, lengthS, halves, firstBlood };
}

function givenAway(row: Walkover): RealSeries {
  const { file, gameTypeId, seriesKey, bestOf, event, stage, club1, club2, wins1, wins2 } = row;
  return {
    file,
    key: `${gameTypeId}|${seriesKey}`,
    gameTypeId,
    startsAt: row.seriesStartsAt,
    bestOf,
    event,
    stage,
    club1,
    club2,
    maps: [],
    score1: wins1,
    score2: wins2,
    winner: wins1 === wins2 ? null : wins1 > wins2 ? 1 : 2,
    walkover: true,
  };
}

function twin(made: RealSeries, series: readonly RealSeries[]): string | null {
  const pair = pairKey(made.gameTypeId, made.club1, made.club2);
  const other = series.find(
    (known) =>
      known.file !== made.file &&
      known.gameTypeId === made.gameTypeId &&
      Math.abs(known.startsAt - made.startsAt) <= SAME_SERIES_MS &&
      pairKey(known.gameTypeId, known.club1, known.club2) === pair,
  );
  return other === undefined ? null : `the series ${other.key} of ${other.file} again`;
}
