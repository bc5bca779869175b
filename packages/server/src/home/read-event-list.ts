import { eventsOf, summaryRow } from '../content';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../platform/calls';
import type { Context } from './context';
import { SIGNED_OUT, followedTeam, nextMatches, readPersonalHome, recommendationsOf } from './personal-home';
import { readPublicHome } from './public-home';

const MOST_EVENTS = 500;

/** Recommended events first, by their points (HOME-2); events that are over in the order of their last match. */
export async function readEventList(
  context: Pick<Context, 'stores' | 'clock'>,
  request: CallRequest<'getEvents'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getEvents'>>> {
  const events = await eventsOf(context, request);
  const recommended = request.when === 'past' ? [] : await recommendedOf(context, request, info);
  const placeOf = new Map(recommended.map(({ event_id }, place) => [event_id, place]));
  const place = (eventId: number): number => placeOf.get(eventId) ?? Number.MAX_SAFE_INTEGER;
  const rows = events.toSorted((a, b) => place(a.eventId) - place(b.eventId)).slice(0, MOST_EVENTS);
  const listed = new Set(rows.map(({ eventId }) => eventId));
  const data = { rows: rows.map(summaryRow), recommended: recommended.filter(({ event_id }) => listed.has(event_id)) };
  return { kind: 'ok', data };
}

async function recommendedOf(
  context: Pick<Context, 'stores' | 'clock'>,
  { uses_bets = 1 }: CallRequest<'getEvents'>,
  info: CallInfo,
): Promise<CallResponse<'getEvents'>['recommended']> {
  const shared = await readPublicHome(context);
  const asked = { team_ids: [], uses_bets };
  const personal = info.caller === null ? SIGNED_OUT : await readPersonalHome(context, asked, info);
  const best = recommendationsOf(shared.events, { shared, personal, now: context.clock.now() });
  const nextOf = nextMatches(personal);
  return best.map(({ eventId, reason }) => ({
    ...{ event_id: eventId, reason },
    team: reason === 'followed' ? followedTeam(personal, nextOf.get(eventId)) : null,
  }));
}
