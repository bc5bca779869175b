import type { CallRequest, CallResponse, Outcome } from '../platform/calls';
import { MINUTE } from '../platform/time/durations';
import type { BracketSeason, ContentStore, NamedTeam, ScheduleFilter } from './content-store';
import type { Context } from './context';
import { scheduledRow } from './match-rows';
import { stageViews } from './stage-view';
import { slotRow, type SlotRow } from './slot-row';

const MAX_SCHEDULED = 1_000;
const MAX_SLOTS = 200;

interface Filters {
  readonly game_type_id: number;
  readonly event_id?: number | undefined;
  readonly team_id?: number | undefined;
}

const selectionOf = ({ game_type_id, event_id, team_id }: Filters) => ({
  gameTypeId: game_type_id === 0 ? null : game_type_id,
  eventId: event_id ?? null,
  teamId: team_id ?? null,
});

/** SCHED-1, SCHED-2. */
export async function readSchedule(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  request: CallRequest<'getSchedule'>,
): Promise<Outcome<CallResponse<'getSchedule'>>> {
  const { from, minutes } = request;
  const filter = { from, to: from + minutes * MINUTE, ...selectionOf(request) };
  const rows = await stores.content.schedule(filter, MAX_SCHEDULED);
  const slots = filter.teamId === null ? await slotsToCome(stores.content, filter, clock.now()) : [];
  return {
    kind: 'ok',
    data: { rows: rows.map(({ live, ...match }) => ({ match: scheduledRow(match), live })), slots },
  };
}

/** Planned matches of brackets that are not announced, because a team is unknown (EVENT-5). */
async function slotsToCome(content: ContentStore, filter: ScheduleFilter, now: number): Promise<SlotRow[]> {
  const editions = await content.bracketSeasons(filter, now);
  const slots = editions.length === 0 ? [] : await slotsOf(content, editions);
  return slots
    .filter(({ start_time }) => filter.from <= start_time && start_time < filter.to)
    .sort((a, b) => a.start_time - b.start_time || a.game_id - b.game_id)
    .slice(0, MAX_SLOTS);
}

/** All editions at once: each read costs as much as one of a single edition. */
async function slotsOf(content: ContentStore, editions: readonly BracketSeason[]): Promise<SlotRow[]> {
  const stages = await content.stages(editions);
  const stageIds = stages.map(({ stage_id }) => stage_id);
  const [results, matches] = [await content.stageResults(stageIds), await content.stageMatches(stageIds)];
  const shown = new Set([...results, ...matches].map(({ gameId }) => gameId));
  const views = stageViews({ stages, results, matches });
  const found = views.flatMap(({ stage_id, bracket }) =>
    (bracket ?? []).filter(({ game_id }) => !shown.has(game_id)).map((match) => ({ stage_id, match })),
  );
  const known = found.flatMap(({ match }) => [match.team_id_1, match.team_id_2].filter((id) => id !== null));
  const teams = new Map(
    (await content.teams([...new Set(known)])).map((team): [number, NamedTeam] => [team.teamId, team]),
  );
  const editionOf = new Map(
    stages.flatMap(({ stage_id, event_id, season }) => {
      const edition = editions.find((one) => one.eventId === event_id && one.season === season);
      return edition === undefined ? [] : [[stage_id, edition] as const];
    }),
  );
  return found.flatMap(({ stage_id, match }) => {
    const edition = editionOf.get(stage_id);
    return edition === undefined ? [] : (slotRow({ edition, stages, teams, stageId: stage_id }, match) ?? []);
  });
}

/** SCHED-1. */
export async function readScheduleDays(
  { stores }: Pick<Context, 'stores'>,
  request: CallRequest<'getScheduleDays'>,
): Promise<Outcome<CallResponse<'getScheduleDays'>>> {
  const days = await stores.content.dayCounts({ bounds: request.bounds, ...selectionOf(request) });
  return { kind: 'ok', data: { days } };
}
