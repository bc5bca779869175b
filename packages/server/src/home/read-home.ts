import { toLocalizedFields } from '@clutchline/contract';
import { formatAmount, recommendEvents } from '@clutchline/domain';

import { readAnnouncements } from '../announcements';
import { finishedRow, scheduledRow, summaryRow, type ScheduledMatch } from '../content';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../platform/calls';
import { DAY } from '../platform/time/durations';
import { currencyOf } from '../players';
import type { Context } from './context';
import { countsOf, MATCHES, readPublicHome, type PublicHome } from './public-home';

type Home = CallResponse<'getHome'>;
type Reading = Pick<Context, 'stores' | 'clock'>;

const ANNOUNCEMENTS = 3;
const DEFAULT_CURRENCY = 1;
const AHEAD = 30 * DAY;
const OWN_BETS = 30 * DAY;
/** A match of a followed team that is still played began at most this long ago. */
const LONGEST_MATCH = DAY;
const MOST_FOLLOWED_MATCHES = 200;

/** What depends on the caller. */
interface PersonalHome {
  readonly teamIds: ReadonlySet<number>;
  readonly followed: readonly ScheduledMatch[];
  /** Bets by event. */
  readonly ownBets: ReadonlyMap<number, number>;
}

/** HOME-1: the public part is shared by all callers of the process. */
export async function readHome(
  context: Reading,
  request: CallRequest<'getHome'>,
  info: CallInfo,
): Promise<Outcome<Home>> {
  const shared = await readPublicHome(context);
  const personal = await readPersonal(context, request, info);
  const { lang } = request;
  const announcements = await readAnnouncements(context, { lang, type: null, cursor: null }, info);
  const currencyId = info.caller?.currencyId ?? DEFAULT_CURRENCY;
  return {
    kind: 'ok',
    data: {
      live: shared.live.map(matchRow),
      followed: personal.followed.slice(0, MATCHES).map(matchRow),
      events: recommended(shared, info.caller === null ? SIGNED_OUT : personal, context.clock.now()),
      pools: shared.pools.map(({ pool, match }) => ({
        match: scheduledRow(match),
        play_info_id: pool.playId,
        category_id: pool.categoryId,
        round: pool.round,
        market: pool.market,
        tickets: pool.tickets,
        gross: formatAmount(BigInt(pool.stakes[currencyId] ?? '0'), currencyOf(currencyId).decimals),
        currency_id: currencyId,
      })),
      results: shared.results.map(finishedRow),
      announcements: announcements.kind === 'ok' ? announcements.data.rows.slice(0, ANNOUNCEMENTS) : [],
    },
  };
}

const matchRow = ({ live, ...match }: ScheduledMatch) => ({ match: scheduledRow(match), live });

/** Signed-out players get no personal points (HOME-2). */
const SIGNED_OUT: PersonalHome = { teamIds: new Set(), followed: [], ownBets: new Map() };

async function readPersonal(
  { stores, clock }: Reading,
  { team_ids, uses_bets }: CallRequest<'getHome'>,
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

function recommended(shared: PublicHome, { teamIds, followed, ownBets }: PersonalHome, now: number): Home['events'] {
  const events = new Map(shared.events.map((event) => [event.eventId, event]));
  const nextOf = new Map([...followed].reverse().map((match) => [match.eventId, match]));
  const facts = shared.events
    .filter(({ liveMatches, nextMatchAt }) => liveMatches > 0 || nextMatchAt !== null)
    .map(({ eventId, liveMatches, nextMatchAt }) => ({
      ...{ eventId, nextMatchAt, isLive: liveMatches > 0 },
      tier: shared.tiers.get(eventId) ?? null,
      followedMatchAt: nextOf.get(eventId)?.startTime ?? null,
      ownBets: ownBets.get(eventId) ?? 0,
      bettors: shared.bettors.get(eventId) ?? 0,
    }));
  return recommendEvents(facts, now)
    .slice(0, MATCHES)
    .flatMap(({ eventId, reason }) => {
      const event = events.get(eventId);
      if (event === undefined) return [];
      const match = reason === 'followed' ? nextOf.get(eventId) : undefined;
      const team = match === undefined ? null : teamIds.has(match.team1.teamId) ? match.team1 : match.team2;
      const named = team === null ? null : { team_id: team.teamId, ...toLocalizedFields('team_name', team.names) };
      return [{ event: summaryRow(event), reason, team: named }];
    });
}
