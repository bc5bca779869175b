import { toLocalizedFields, type EventDetails } from '@clutchline/contract';
import { plausibleDetails } from '@clutchline/domain';

import type { CallResponse } from '../platform/calls';

type Details = NonNullable<CallResponse<'getEvent'>['details']>;
type Stages = readonly CallResponse<'getEvent'>['stages'][number][];

/** EVENT-1: facts of an edition; implausible ones are absent (bad input row 180). */
export function detailsView(stated: EventDetails, stages: Stages): Details {
  const { tier, organizer, venue, starts_at, ends_at, format, prize } = plausibleDetails(stated);
  return {
    tier,
    starts_at,
    ends_at,
    is_online: venue?.is_online ?? null,
    country: venue?.country ?? null,
    ...(venue?.names && toLocalizedFields('venue_name', venue.names)),
    ...(venue?.city && toLocalizedFields('city_name', venue.city)),
    ...(organizer && toLocalizedFields('organizer_name', organizer)),
    ...(format && toLocalizedFields('format', format)),
    prize: prize === null ? null : prizeView(prize, placesOf(stages)),
  };
}

function prizeView(
  { amount, currency, shares }: NonNullable<EventDetails['prize']>,
  places: ReadonlyMap<number, number>,
): Details['prize'] {
  const shared = shares.reduce((sum, share) => sum + (share.amount ?? 0) * (share.last - share.first + 1), 0);
  return {
    amount,
    currency,
    shares: shares.map(({ first, last, amount: each, text }) => ({
      ...{ first, last, amount: each },
      ...(text && toLocalizedFields('prize', text)),
      team_id: first === last ? (places.get(first) ?? null) : null,
    })),
    is_partial: amount !== null && shared < amount ? 1 : 0,
  };
}

/** Decided by the final and the match for the third place. */
function placesOf(stages: Stages): ReadonlyMap<number, number> {
  const brackets = stages.flatMap(({ bracket }) => bracket ?? []);
  const final = brackets.filter(({ section }) => section === 'final').findLast(({ winner_to }) => winner_to === null);
  const third = brackets.find(({ section }) => section === 'third_place');
  return new Map([...decided(final, 1), ...decided(third, 3)]);
}

function decided(match: NonNullable<Stages[number]['bracket']>[number] | undefined, first: number): [number, number][] {
  if (match === undefined || match.winner === null) return [];
  const loser = match.winner === match.team_id_1 ? match.team_id_2 : match.team_id_1;
  return [[first, match.winner], ...(loser === null ? [] : [[first + 1, loser] satisfies [number, number]])];
}
