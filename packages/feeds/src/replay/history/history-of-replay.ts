import type { EventStage, PastMatch } from '@clutchline/contract';

import type { HistorySlice } from '../../feed';
import { pastMatchOf } from '../../script/past-match-of';
import { DAY_MS } from '../replay-days';
import type { RealSeries } from '../real-series';
import type { MatchScript } from '../../script/match-script';
import type { PastSeries } from './past-series';

export interface ReplayHistory {
  readonly past: readonly PastSeries[];
  /** Added to every time of the file, ms. */
  readonly shift: number;
  readonly scriptOf: (series: RealSeries) => MatchScript;
  /** Of an event. */
  readonly stages: readonly EventStage[];
}

/** The days before the replayed one, shifted by the same number of whole days (FEED-5). */
export function historyOfReplay(history: ReplayHistory): (from: number, to: number) => readonly HistorySlice[] {
  const { past, shift, stages } = history;
  return (from, to) => {
    const slices = new Map<string, PastSeries[]>();
    for (const one of past) {
      const endsAt = one.endsAt + shift;
      if (endsAt < from || endsAt >= to) continue;
      const key = `${one.series.gameTypeId}|${Math.floor(endsAt / DAY_MS)}`;
      const slice = slices.get(key) ?? [];
      slice.push(one);
      slices.set(key, slice);
    }
    return [...slices]
      .map(([key, own]) => sliceOf(key, own, { history, stages }))
      .sort((a, b) => b.day - a.day || a.gameTypeId - b.gameTypeId);
  };
}

interface Ground {
  readonly history: ReplayHistory;
  readonly stages: readonly EventStage[];
}

function sliceOf(key: string, own: readonly PastSeries[], { history, stages }: Ground): HistorySlice {
  const [gameTypeId = 0, day = 0] = key.split('|').map(Number);
  return {
    gameTypeId,
    day,
    read: () => {
      const matches = own.map((one) => pastMatch(one, history));
      const used = new Set(matches.map(({ stage_id }) => stage_id));
      return { stages: stages.filter(({ stage_id }) => used.has(stage_id)), matches };
    },
  };
}

function pastMatch({ series, endsAt }: PastSeries, { scriptOf, shift }: ReplayHistory): PastMatch {
  return { ...pastMatchOf(scriptOf(series)), ended_at: endsAt + shift };
}
