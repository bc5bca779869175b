import type { SkippedRow } from '../../feed';
import { inCanonicalOrder } from './canonical-order';
import { defaultMaps, type WalkoverMatch } from './default-maps';
import type { FinalScore } from './final-score';
import { joinParts } from './join-parts';
import type { RawMap, ReadResult, RowPlace } from '../readers/raw-map';
import type { RealMap, RealSeries } from '../real-series';
import { mergeSameGames, pairKey } from './same-game';
import { partsOf, scoreOf, type SeriesPart } from './series-part';

/** Between the starts of one series in two files, at most. */
const SAME_SERIES_MS = 3 * 3_600_000;

export function assembleSeries(read: ReadResult): { series: readonly RealSeries[]; skipped: readonly SkippedRow[] } {
  const awarded = defaultMaps({ ...read, maps: inCanonicalOrder(read.maps) });
  const merged = mergeSameGames(awarded.maps);
  const grouped = partsOf(merged.maps);
  const skipped = [...awarded.skipped, ...merged.skipped, ...grouped.skipped];
  const series: RealSeries[] = awarded.walkovers.map(awardedSeries);
  for (const part of joinParts(grouped.parts)) {
    const score = scoreOf(part);
    const made = typeof score === 'string' ? score : seriesOf(part, score);
    const reason = typeof made === 'string' ? made : (twin(made, series) ?? sameId(made, series));
    if (typeof made !== 'string' && reason === null) series.push(made);
    else skipped.push(...placesOf(part).map((place) => ({ ...place, reason: reason ?? '' })));
  }
  return {
    series: series.toSorted((a, b) => a.startsAt - b.startsAt || (a.key < b.key ? -1 : 1)),
    skipped: oncePerRow(skipped),
  };
}

function placesOf({ rows }: SeriesPart): readonly RowPlace[] {
  return rows.flatMap(({ file, line, filledBy = [] }) => [{ file, line }, ...filledBy]);
}

function oncePerRow(skipped: readonly SkippedRow[]): readonly SkippedRow[] {
  return [...new Map(skipped.toReversed().map((row) => [`${row.file}:${row.line}`, row])).values()].toReversed();
}

/** A match id has one script (D3). */
function sameId(made: RealSeries, series: readonly RealSeries[]): string | null {
  return series.some(({ key }) => key === made.key) ? `the match id ${made.key} is used twice` : null;
}

function seriesOf(part: SeriesPart, score: FinalScore): RealSeries | string {
  const [first] = part.rows;
  if (first === undefined) return 'no row is left';
  const { file, gameTypeId, seriesKey, event, stage, team1, team2 } = first;
  return {
    file,
    rows: placesOf(part),
    key: `${gameTypeId}|${seriesKey}`,
    gameTypeId,
    startsAt: Math.min(...part.rows.map((row) => row.seriesStartsAt)),
    bestOf: score.bestOf,
    event,
    stage,
    team1,
    team2,
    maps: mapsOf(part, score),
    score1: score.wins1,
    score2: score.wins2,
    winner: score.wins1 === score.wins2 ? null : score.wins1 > score.wins2 ? 1 : 2,
    walkover: false,
  };
}

function mapsOf(part: SeriesPart, score: FinalScore): readonly RealMap[] {
  const left = [...leftSides(part, score)];
  return part.maps.map((map, index) => mapOf(index + 1, map, map === null ? (left.shift() ?? null) : null));
}

/** Winners of missing maps by the final score, the loser's maps first. */
function leftSides({ maps }: SeriesPart, { wins1, wins2 }: FinalScore): readonly (1 | 2)[] {
  const left = (side: 1 | 2, wins: number) =>
    Array<1 | 2>(Math.max(0, wins - maps.filter((map) => map?.winner === side).length)).fill(side);
  return wins1 > wins2 ? [...left(2, wins2), ...left(1, wins1)] : [...left(1, wins1), ...left(2, wins2)];
}

function mapOf(no: number, map: RawMap | null, countsFor: 1 | 2 | null): RealMap {
  const nothing = { startsAt: null, winner: null, score1: null, score2: null };
  if (map === null)
    return { no, ...nothing, countsFor, isForfeit: false, lengthS: null, halves: null, firstBlood: null };
  const { startsAt, winner, score1, score2, lengthS, halves, firstBlood, isForfeit = false } = map;
  return { no, startsAt, winner, countsFor: winner, isForfeit, score1, score2, lengthS, halves, firstBlood };
}

function awardedSeries({ rows, ...row }: WalkoverMatch): RealSeries {
  const { file, gameTypeId, seriesKey, bestOf, event, stage, team1, team2, wins1, wins2 } = row;
  return {
    file,
    rows,
    key: `${gameTypeId}|${seriesKey}`,
    gameTypeId,
    startsAt: row.seriesStartsAt,
    bestOf: bestOf ?? 1,
    event,
    stage,
    team1,
    team2,
    maps: [],
    score1: wins1,
    score2: wins2,
    winner: wins1 === wins2 ? null : wins1 > wins2 ? 1 : 2,
    walkover: true,
  };
}

function twin(made: RealSeries, series: readonly RealSeries[]): string | null {
  const pair = pairKey(made.gameTypeId, made.team1, made.team2);
  const other = series.find(
    (known) =>
      known.file !== made.file &&
      known.gameTypeId === made.gameTypeId &&
      Math.abs(known.startsAt - made.startsAt) <= SAME_SERIES_MS &&
      pairKey(known.gameTypeId, known.team1, known.team2) === pair,
  );
  return other === undefined ? null : `the series ${other.key} of ${other.file} again`;
}
