import { formatAmount } from '@clutchline/domain';

import { readAnnouncements } from '../announcements';
import { finishedRow, scheduledRow, summaryRow, type ScheduledMatch } from '../content';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../platform/calls';
import { currencyOf } from '../players';
import type { Context } from './context';
import {
  SIGNED_OUT,
  followedTeam,
  nextMatches,
  readPersonalHome,
  recommendationsOf,
  type PersonalHome,
} from './personal-home';
import { MATCHES, readPublicHome, type PublicHome } from './public-home';

type Home = CallResponse<'getHome'>;
type Reading = Pick<Context, 'stores' | 'clock'>;

const ANNOUNCEMENTS = 3;
const DEFAULT_CURRENCY = 1;

/** HOME-1: the public part is shared by all callers of the process. */
export async function readHome(
  context: Reading,
  request: CallRequest<'getHome'>,
  info: CallInfo,
): Promise<Outcome<Home>> {
  const shared = await readPublicHome(context);
  const personal = await readPersonalHome(context, request, info);
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

function recommended(shared: PublicHome, personal: PersonalHome, now: number): Home['events'] {
  const events = new Map(shared.events.map((event) => [event.eventId, event]));
  const nextOf = nextMatches(personal);
  return recommendationsOf(shared.events, { shared, personal, now })
    .slice(0, MATCHES)
    .flatMap(({ eventId, reason }) => {
      const event = events.get(eventId);
      if (event === undefined) return [];
      const team = reason === 'followed' ? followedTeam(personal, nextOf.get(eventId)) : null;
      const pinned = shared.pinned.get(eventId) ?? null;
      return [{ event: summaryRow(event), reason, team, match: pinned === null ? null : matchRow(pinned) }];
    });
}
