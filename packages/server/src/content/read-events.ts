import { toLocalizedFields, type EventStage } from '@clutchline/contract';

import type { CallRequest, CallResponse, Outcome } from '../platform/calls';
import type { EventSummary, NamedTeam } from './content-store';
import type { Context } from './context';
import { detailsView } from './details-view';
import { stageViews } from './stage-view';

type Reading = Pick<Context, 'stores' | 'clock'>;
type When = CallRequest<'getEvents'>['when'];

/** Running events and events to come by their next match, past ones by their last. */
export async function eventsOf(
  { stores, clock }: Reading,
  { game_type_id, when }: Pick<CallRequest<'getEvents'>, 'game_type_id' | 'when'>,
): Promise<readonly EventSummary[]> {
  const now = clock.now();
  const all = await stores.content.events(now);
  return all
    .filter((event) => (game_type_id === 0 || event.gameTypeId === game_type_id) && whenOf(event, now) === when)
    .sort((a, b) => orderOf(a, when) - orderOf(b, when) || a.eventId - b.eventId);
}

function whenOf({ startsAt, endsAt, liveMatches, nextMatchAt }: EventSummary, now: number): When {
  if (liveMatches > 0 || (startsAt !== null && endsAt !== null && startsAt <= now && now < endsAt)) return 'now';
  return nextMatchAt !== null || (startsAt !== null && startsAt > now) ? 'next' : 'past';
}

function orderOf({ startsAt, nextMatchAt, lastMatchAt }: EventSummary, when: When): number {
  if (when === 'past') return -(lastMatchAt ?? 0);
  return nextMatchAt ?? startsAt ?? Number.MAX_SAFE_INTEGER;
}

export function summaryRow(event: EventSummary): CallResponse<'getEvents'>['rows'][number] {
  return {
    event_id: event.eventId,
    game_type_id: event.gameTypeId,
    ...toLocalizedFields('event_name', event.names),
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    country: event.country,
    live_count: event.liveMatches,
    next_match_at: event.nextMatchAt,
    last_match_at: event.lastMatchAt,
  };
}

const UNKNOWN: CallResponse<'getEvent'> = {
  event: null,
  details: null,
  champion_game_ids: [],
  season: null,
  seasons: [],
  teams: [],
  stages: [],
};

export async function readEvent(
  { stores, clock }: Reading,
  request: CallRequest<'getEvent'>,
): Promise<Outcome<CallResponse<'getEvent'>>> {
  const { content } = stores;
  const event = await content.event(request.event_id);
  if (event === null) return { kind: 'ok', data: UNKNOWN };
  const seasons = await content.seasons(event.eventId);
  const now = clock.now();
  const current = seasons.find(({ startsAt }) => startsAt <= now) ?? seasons.at(-1);
  const season = request.season ?? current?.season ?? null;
  const stages = season === null ? [] : await content.stages([{ eventId: event.eventId, season }]);
  const stageIds = stages.map(({ stage_id }) => stage_id);
  const [results, matches] = [await content.stageResults(stageIds), await content.stageMatches(stageIds)];
  const teams = await content.teams([...new Set(stages.flatMap((stage) => stage.teams.map(({ team_id }) => team_id)))]);
  const views = stageViews({ stages, results, matches });
  const details = season === null ? null : await content.details(event.eventId, season);
  return {
    kind: 'ok',
    data: {
      details: details === null ? null : detailsView(details, views),
      champion_game_ids: await content.outrights(event.eventId),
      event: {
        event_id: event.eventId,
        game_type_id: event.gameTypeId,
        ...toLocalizedFields('event_name', event.names),
      },
      season,
      seasons: seasons.map((one) => one.season),
      teams: entriesOf(stages, teams),
      stages: [...views],
    },
  };
}

/** Of all stages, in the order of the first. */
function entriesOf(stages: readonly EventStage[], teams: readonly NamedTeam[]): CallResponse<'getEvent'>['teams'] {
  const entries = new Map(stages.flatMap((stage) => stage.teams.map((entry) => [entry.team_id, entry])));
  return teams.flatMap(({ teamId, names }) => {
    const entry = entries.get(teamId);
    if (entry === undefined) return [];
    const { qualifier, ...entered } = entry;
    const ofQualifier = qualifier === undefined ? {} : toLocalizedFields('qualifier_name', qualifier);
    return [{ ...entered, ...toLocalizedFields('team_name', names), ...ofQualifier }];
  });
}
