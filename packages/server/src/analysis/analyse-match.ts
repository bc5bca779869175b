import {
  lookBack,
  recentData,
  shareAbove,
  teamOutcome,
  thresholdLines,
  thresholdPlay,
  type AnalysedMatch,
  type CountedMarket,
  type LookBackSamples,
  type PointLookBack,
  type RecentData,
  type ThresholdLine,
} from '@clutchline/domain';

import { finishedRow } from '../content';
import type { CallResponse } from '../platform/calls';
import type { AnalysedSubject, PlayOnSale, SampleMatch } from './analysis-store';
import type { Context } from './context';
import { readCounts, type MapCounts } from './read-counts';

type Analysis = NonNullable<CallResponse<'getAnalysis'>['analysis']>;

/**
 * STATS-4 to STATS-9. Never a look ahead: matches count that ended before the start of the match, or before now.
 *
 * @param hidden ids of matches that no number counts (SPOIL-2).
 * @returns null for an unknown match and for an outright.
 */
export async function analyseMatch(
  { stores: { analysis }, clock }: Pick<Context, 'stores' | 'clock'>,
  gameId: number,
  hidden: readonly number[] = [],
): Promise<Analysis | null> {
  const subject = await analysis.subject(gameId);
  if (subject === null) return null;
  const until = Math.min(subject.startTime, clock.now());
  const [found, plays, counts] = await Promise.all([
    analysis.samples(subject, until),
    analysis.playsOnSale(gameId),
    readCounts(analysis, subject, until),
  ]);
  const seen = (matches: readonly SampleMatch[]) => matches.filter((match) => !hidden.includes(match.gameId));
  const samples = { team1: seen(found.team1).map(toAnalysed), team2: seen(found.team2).map(toAnalysed) };
  return {
    game_type_id: subject.gameTypeId,
    until,
    teams: [
      teamView(subject.teamId1, found.team1, samples.team1),
      teamView(subject.teamId2, found.team2, samples.team2),
    ],
    meetings: meetingsView(subject, found.meetings, seen(found.meetings)),
    thresholds: thresholdsView(subject, samples, counts),
    plays: playsView(plays, samples, counts),
  };
}

const toAnalysed = ({ gameId, team1, team2, bestOf, winner, score1, score2, maps }: SampleMatch): AnalysedMatch => ({
  ...{ gameId, teamId1: team1.teamId, teamId2: team2.teamId, bestOf, winner, score1, score2, maps },
});

const wonBy = (matches: readonly Pick<AnalysedMatch, 'winner'>[], teamId: number): number =>
  matches.filter((match) => teamOutcome(match, teamId) === 'won').length;

const drawnOf = (matches: readonly Pick<AnalysedMatch, 'winner'>[]): number =>
  matches.filter(({ winner }) => winner === null).length;

function teamView(teamId: number, rows: readonly SampleMatch[], seen: readonly AnalysedMatch[]) {
  const [won, drawn] = [wonBy(seen, teamId), drawnOf(seen)];
  return {
    team_id: teamId,
    rows: rows.map(finishedRow),
    won,
    drawn,
    lost: seen.length - won - drawn,
    recent: recentView(recentData(seen, teamId)),
  };
}

function recentView({ firstBlood, firstTower, ...recent }: RecentData): Analysis['teams'][number]['recent'] {
  return { ...recent, first_blood: firstBlood, first_tower: firstTower };
}

function meetingsView(
  { teamId1, teamId2 }: AnalysedSubject,
  rows: readonly SampleMatch[],
  seen: readonly SampleMatch[],
): Analysis['meetings'] {
  return {
    rows: rows.map(finishedRow),
    won_1: wonBy(seen, teamId1),
    won_2: wonBy(seen, teamId2),
    drawn: drawnOf(seen),
  };
}

function thresholdsView(
  { gameTypeId, teamId1, teamId2, bestOf }: AnalysedSubject,
  samples: LookBackSamples,
  counts: MapCounts,
): Analysis['thresholds'] {
  return thresholdLines(gameTypeId).flatMap((threshold) => {
    const play = thresholdPlay(threshold, { team1: teamId1, team2: teamId2, bestOf });
    const [above] = lookBack(play, samples) ?? [];
    return above === undefined ? [] : [{ ...threshold, teams: [...above.teams], share: shareView(threshold, counts) }];
  });
}

function shareView(threshold: ThresholdLine, counts: MapCounts): Analysis['thresholds'][number]['share'] {
  const { scope, values } = threshold.market === 'duration' ? counts.length : counts.points;
  return { ...shareAbove(threshold, values), scope };
}

/** Plays of different maps with equal lines have equal answers. */
function playsView(plays: readonly PlayOnSale[], samples: LookBackSamples, counts: MapCounts): Analysis['plays'] {
  const known = new Map<string, readonly PointLookBack[] | null>();
  return plays.flatMap((play) => {
    const key = JSON.stringify([
      play.market,
      play.line,
      play.best_of,
      play.points.map(({ pick, line }) => [pick, line]),
    ]);
    const found = known.get(key) ?? lookBack(play, samples);
    known.set(key, found);
    if (found === null) return [];
    const points = found.map(({ teams, ...point }, index) => ({
      ...point,
      point_id: play.points[index]?.point_id ?? point.point_id,
      teams: [...teams],
    }));
    const { market, line } = play;
    const share = isCounted(market) && line !== null ? shareView({ market, line }, counts) : null;
    return [{ play_info_id: play.play_id, points, share }];
  });
}

const isCounted = (market: PlayOnSale['market']): market is CountedMarket =>
  market === 'total_kills' || market === 'total_rounds' || market === 'duration';
