import { toLocalizedFields } from '@clutchline/contract';

import type { CallRequest, CallResponse, Outcome } from '../platform/calls';
import { MINUTE } from '../platform/time/durations';
import type { ResultCursor, ResultFilter } from './content-store';
import type { Context } from './context';
import { finishedRow, scheduledRow } from './match-rows';

const PAGE = 50;
const TEAM_MATCHES = 10;
/** The next matches of a team are searched this far ahead. */
const AHEAD_MINUTES = 90 * 24 * 60;

const EVERY_RESULT: ResultFilter = {
  gameTypeId: null,
  eventId: null,
  teamId: null,
  isCorrected: false,
  from: null,
  to: null,
};

type Reading = Pick<Context, 'stores'>;

export async function readResults(
  { stores }: Reading,
  request: CallRequest<'getResults'>,
): Promise<Outcome<CallResponse<'getResults'>>> {
  const { game_type_id, event_id, team_id, from, to, only_corrected, cursor } = request;
  const after = cursor === null ? null : cursorOf(cursor);
  if (cursor !== null && after === null) return { kind: 'refused', refusal: 'bad_request' };
  const filter = {
    gameTypeId: game_type_id === 0 ? null : game_type_id,
    eventId: event_id ?? null,
    teamId: team_id ?? null,
    isCorrected: only_corrected === 1,
    from: from ?? null,
    to: to ?? null,
  };
  const rows = await stores.content.results(filter, after, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const next = rows.length > PAGE && last !== undefined ? `${last.endedAt}-${last.gameId}` : null;
  return { kind: 'ok', data: { rows: page.map(finishedRow), next_cursor: next } };
}

/** Null beyond the range of ids and times. */
function cursorOf(text: string): ResultCursor | null {
  const [endedAt = NaN, gameId = NaN] = text.split('-').map(Number);
  return Number.isSafeInteger(endedAt) && Number.isSafeInteger(gameId) ? { endedAt, gameId } : null;
}

export async function readTeam(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { team_id }: CallRequest<'getTeam'>,
): Promise<Outcome<CallResponse<'getTeam'>>> {
  const team = await stores.content.team(team_id);
  if (team === null) return { kind: 'ok', data: { team: null, past: [], next: [] } };
  const past = await stores.content.results({ ...EVERY_RESULT, teamId: team_id }, null, TEAM_MATCHES);
  const now = clock.now();
  const next = await stores.content.schedule(
    { from: now, to: now + AHEAD_MINUTES * MINUTE, gameTypeId: null, eventId: null, teamId: team_id },
    TEAM_MATCHES,
  );
  const named = { team_id, ...toLocalizedFields('team_name', team.names) };
  return { kind: 'ok', data: { team: named, past: past.map(finishedRow), next: next.map(scheduledRow) } };
}
