import type { EventDetails, EventStage, FeedEvent } from '@clutchline/contract';

import type { Feed } from '../feed';
import { isStopped, type GameStop } from './game-stop';
import type { MatchScript } from './match-script';
import { outrightEvents, outrightSnapshot } from './outrights/outright-events';
import type { OutrightScript } from './outrights/outright-script';
import { eventsOf, snapshotOf } from './script-events';

export const RETENTION_MS = 12 * 3_600_000;

type Named<Type extends FeedEvent['type']> = Omit<Extract<FeedEvent, { type: Type }>, 'type'>;

export interface ScriptSource extends Pick<
  Feed,
  'name' | 'fingerprint' | 'skipped' | 'rows' | 'firstRunAt' | 'history' | 'hasWholeHistory'
> {
  readonly gameTypes: readonly Named<'game-type'>[];
  readonly events: readonly Named<'event'>[];
  readonly teams: readonly Named<'team'>[];
  /**
   * Matches published by `to` that did not end before `from`, ms, in a stable order. The same object for the same
   * match, because results are cached per object.
   */
  scripts(from: number, to: number): readonly MatchScript[];
  outrights?(from: number, to: number): readonly OutrightScript[];
  stops?(from: number, to: number): readonly GameStop[];
  /** Stages of events known at `at`, ms; default: none. */
  stages?(at: number): readonly EventStage[];
  /** Details of editions known at `at`, ms; default: none. */
  details?(at: number): readonly EventDetails[];
}

/** Simulator and replay differ only in their scripts. */
export function feedOfScripts(source: ScriptSource): Feed {
  const { name, fingerprint, skipped, rows, firstRunAt, history, hasWholeHistory } = source;
  const outrights = (from: number, to: number) => source.outrights?.(from, to) ?? [];
  const statesAt = (at: number): readonly FeedEvent[] => {
    const stops = source.stops?.(at, at) ?? [];
    return source.gameTypes.map(({ game_type_id }) => {
      const state = isStopped(stops, game_type_id, at) ? 'suspended' : 'open';
      return { type: 'game-type-state', game_type_id, state };
    });
  };
  const changedStates = (from: number, to: number): readonly FeedEvent[] => {
    if (source.stops === undefined) return [];
    const before = statesAt(from);
    return statesAt(to).filter((event, i) => JSON.stringify(event) !== JSON.stringify(before[i]));
  };
  return {
    name,
    fingerprint,
    skipped,
    ...(rows !== undefined && { rows }),
    firstRunAt,
    ...(history !== undefined && { history }),
    ...(hasWholeHistory !== undefined && { hasWholeHistory }),
    snapshot: (at) => [
      ...source.gameTypes.map((row) => ({ type: 'game-type' as const, ...row })),
      ...source.events.map((row) => ({ type: 'event' as const, ...row })),
      ...source.teams.map((row) => ({ type: 'team' as const, ...row })),
      ...newStages(source, null, at),
      ...newDetails(source, null, at),
      ...statesAt(at),
      ...source.scripts(at - RETENTION_MS, at).flatMap((script) => snapshotOf(script, at)),
      ...outrights(at - RETENTION_MS, at).flatMap((script) => outrightSnapshot(script, at)),
    ],
    between: (from, to) => [
      ...newStages(source, from, to),
      ...newDetails(source, from, to),
      ...changedStates(from, to),
      ...source.scripts(from, to).flatMap((script) => eventsOf(script, from, to)),
      ...outrights(from, to).flatMap((script) => outrightEvents(script, from, to)),
    ],
  };
}

/** Those of the retained matches as well if `from` is null. */
function newStages(source: ScriptSource, from: number | null, to: number): readonly FeedEvent[] {
  const before = source.stages?.(from ?? to - RETENTION_MS) ?? [];
  const known = new Set(before.map(({ stage_id }) => stage_id));
  const fresh = (source.stages?.(to) ?? []).filter(({ stage_id }) => !known.has(stage_id));
  return [...(from === null ? before : []), ...fresh].map((stage) => ({ type: 'event-stage', ...stage }));
}

/** As for stages. */
function newDetails(source: ScriptSource, from: number | null, to: number): readonly FeedEvent[] {
  const keyOf = ({ event_id, season }: EventDetails): string => `${event_id}/${season}`;
  const before = source.details?.(from ?? to - RETENTION_MS) ?? [];
  const known = new Set(before.map(keyOf));
  const fresh = (source.details?.(to) ?? []).filter((details) => !known.has(keyOf(details)));
  return [...(from === null ? before : []), ...fresh].map((details) => ({ type: 'event-details', ...details }));
}
