import { toLocalizedFields } from '@clutchline/contract';
import { recommendEvents, type Recommendation } from '@clutchline/domain';

import type { EventSummary, ScheduledMatch } from '../content';
import type { CallInfo, CallResponse } from '../platform/calls';
import { DAY } from '../platform/time/durations';
import type { Context } from './context';
import { countsOf, type PublicHome } from './public-home';

const AHEAD = 30 * DAY;
const OWN_BETS = 30 * DAY;
/** A match of a followed team that is still played began at most this long ago. */
const LONGEST_MATCH = DAY;
const MOST_FOLLOWED_MATCHES = 200;

/** What depends on the caller. */
export interface PersonalHome {
  readonly teamIds: ReadonlySet<number>;
  /** By start. */
  readonly followed: readonly ScheduledMatch[];
  /** Bets by event. */
  readonly ownBets: ReadonlyMap<number, number>;
}

/** Signed-out players get no personal points (HOME-2). */
export const SIGNED_OUT: PersonalHome = { teamIds: new Set(), followed: [], ownBets: new Map() };

interface Asked {
  /** Of a signed-out caller. */
  readonly team_ids: readonly number[];
  readonly uses_bets: 0 | 1;
}

export async function readPersonalHome(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { team_ids, uses_bets }: Asked,
  { caller }: CallInfo,
): Promise<PersonalHome> {
  const { home, content } = stores;
  const teamIds = caller === null ? team_ids : await home.followed(caller.accountId);
  const now = clock.now();
  const period = { from: now - LONGEST_MATCH, to: now + AHEAD };
  const filter = { ...period, gameTypeId: null, eventId: null, teamId: null, teamIds };
  const followed = teamIds.length === 0 ? [] : await content.schedule(filter, MOST_FOLLOWED_MATCHES);
  const asksBets = caller !== null && uses_bets === 1;
  const ownBets = asksBets ? await home.ownBets(caller.accountId, now - OWN_BETS) : [];
  return { teamIds: new Set(teamIds), followed, ownBets: countsOf(ownBets) };
}

/** The next match of a followed team by event. */
export const nextMatches = ({ followed }: PersonalHome): ReadonlyMap<number, ScheduledMatch> =>
  new Map([...followed].reverse().map((match) => [match.eventId, match]));

type NamedTeam = CallResponse<'getEvents'>['recommended'][number]['team'];

/** The followed team that plays next at the event. */
export function followedTeam(personal: PersonalHome, match: ScheduledMatch | undefined): NamedTeam {
  if (match === undefined) return null;
  const { teamId, names } = personal.teamIds.has(match.team1.teamId) ? match.team1 : match.team2;
  return { team_id: teamId, ...toLocalizedFields('team_name', names) };
}

interface Ground {
  readonly shared: Pick<PublicHome, 'tiers' | 'bettors' | 'pinned'>;
  readonly personal: PersonalHome;
  readonly now: number;
}

/** Of events with a match that is played or to come. */
export function recommendationsOf(
  events: readonly EventSummary[],
  { shared, personal, now }: Ground,
): readonly Recommendation[] {
  const nextOf = nextMatches(personal);
  const facts = events
    .filter(({ liveMatches, nextMatchAt }) => liveMatches > 0 || nextMatchAt !== null)
    .map(({ eventId, liveMatches, nextMatchAt }) => ({
      ...{ eventId, nextMatchAt, isLive: liveMatches > 0 },
      isPinned: shared.pinned.has(eventId),
      tier: shared.tiers.get(eventId) ?? null,
      followedMatchAt: nextOf.get(eventId)?.startTime ?? null,
      ownBets: personal.ownBets.get(eventId) ?? 0,
      bettors: shared.bettors.get(eventId) ?? 0,
    }));
  return recommendEvents(facts, now);
}
