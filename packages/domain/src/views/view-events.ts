import type { DragonElement, LiveView, MobaView, ObjectiveKind, RoundReason, RoundsView } from '@clutchline/contract';

type Side = 1 | 2;

/** Something that happened between two states of a map, for the log of the view and for captions (VIEW-5, STREAM-3). */
export type ViewEvent =
  | { readonly kind: 'map'; readonly round: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** `total`: of the side, after the event. */
  | {
      readonly kind: 'kills' | 'towers' | 'inhibitors';
      readonly side: Side;
      readonly count: number;
      readonly total: number;
    }
  | {
      readonly kind: 'objective';
      readonly side: Side;
      readonly objective: ObjectiveKind;
      readonly element: DragonElement | null;
    }
  | { readonly kind: 'round'; readonly side: Side; readonly n: number; readonly wonBy: RoundReason | null }
  | { readonly kind: 'swap'; readonly n: number }
  | { readonly kind: 'bomb'; readonly state: 'planted' | 'defused' | 'exploded' };

/** Map time, s; null if the source has none. */
export const clockOfView = ({ clock_s }: Pick<LiveView, 'clock_s'>): number | null => clock_s ?? null;

/** In the order in which they are reported; of the first state none. */
export function viewEvents(before: LiveView | null, after: LiveView): readonly ViewEvent[] {
  if (before === null) return [];
  if (before.round !== after.round) return [{ kind: 'map', round: after.round }];
  const pause: readonly ViewEvent[] =
    before.is_paused === after.is_paused ? [] : [{ kind: after.is_paused === 1 ? 'paused' : 'resumed' }];
  if (before.family === 'moba' && after.family === 'moba') return [...mobaEvents(before, after), ...pause];
  if (before.family === 'rounds' && after.family === 'rounds') return [...roundEvents(before, after), ...pause];
  return pause;
}

function mobaEvents(before: MobaView, after: MobaView): readonly ViewEvent[] {
  const taken = (after.objectives ?? []).slice(before.objectives?.length ?? 0);
  return [
    ...rises('kills', before.kills, after.kills),
    ...rises('towers', before.towers, after.towers),
    ...rises('inhibitors', before.inhibitors, after.inhibitors),
    ...taken.map(({ side, kind, element }): ViewEvent => ({
      kind: 'objective',
      side,
      objective: kind,
      element: element ?? null,
    })),
  ];
}

function rises(
  kind: 'kills' | 'towers' | 'inhibitors',
  before: number[] | undefined,
  after: number[] | undefined,
): readonly ViewEvent[] {
  if (before === undefined || after === undefined) return [];
  return ([1, 2] as const).flatMap((side): readonly ViewEvent[] => {
    const total = after[side - 1] ?? 0;
    const count = total - (before[side - 1] ?? 0);
    return count > 0 ? [{ kind, side, count, total }] : [];
  });
}

function roundEvents(before: RoundsView, after: RoundsView): readonly ViewEvent[] {
  const known = new Set(before.history?.map(({ n }) => n));
  const won = (after.history ?? []).filter(({ n }) => !known.has(n));
  const { bomb, swapped_at } = after;
  return [
    ...(bomb !== undefined && bomb !== before.bomb ? [{ kind: 'bomb' as const, state: bomb }] : []),
    ...won.map(({ n, side, won_by }): ViewEvent => ({ kind: 'round', side, n, wonBy: won_by ?? null })),
    ...(swapped_at !== undefined && swapped_at !== before.swapped_at ? [{ kind: 'swap' as const, n: swapped_at }] : []),
  ];
}
