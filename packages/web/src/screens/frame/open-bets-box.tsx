import { type BetHistoryItem, CATEGORY, type LiveState, type Match } from '@clutchline/contract';
import { isUnderWay, roundNumeral } from '@clutchline/domain';
import { marketTitle, pickTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type HistoryRow, returnIfAllWin, useKnownLive, useMoney, useShownLive } from '../../state';
import { Badge } from '../../ui/badge';
import { AppLink } from '../common/app-link';
import { LivePlace } from '../common/match-parts';
import { matchPlace } from '../common/match-place';
import { useMatchTitle } from '../common/use-titles';
import { kindTitle } from '../bets/ticket-texts';
import styles from './under-slip.module.css';

const MOST_SHOWN = 3;

interface OpenBetsBoxProps {
  /** Newest first. */
  readonly rows: readonly HistoryRow[];
  readonly total: number;
}

/** NAV-9. */
export function OpenBetsBox({ rows, total }: OpenBetsBoxProps) {
  const t = useT();
  return (
    <section className={styles['box']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{t('overview.open_bets')}</h2>
        <Badge>{total}</Badge>
        <AppLink className={styles['all']} screen="/bets">
          {t('frame.my_bets')}
        </AppLink>
      </header>
      <ul>
        {rows.slice(0, MOST_SHOWN).map(({ bet }) => (
          <OpenBet key={bet.order_no} bet={bet} />
        ))}
      </ul>
    </section>
  );
}

function OpenBet({ bet }: { readonly bet: BetHistoryItem }) {
  const t = useT();
  const money = useMoney();
  const matchTitle = useMatchTitle();
  const { legs, stake, sizes, currency_id } = bet;
  const [first] = legs;
  if (first === undefined) return null;
  const isPool = legs.some(({ play }) => play.category_id === CATEGORY.normal_bet);
  const possible = returnIfAllWin(
    stake,
    legs.map(({ odd }) => odd),
    sizes,
  );
  return (
    <li className={styles['bet']}>
      <span className={styles['pick']}>{legs.length === 1 ? pickTitle(t, first) : kindTitle(t, bet)}</span>
      {legs.length === 1 && (
        <span className={styles['quiet']}>{marketTitle(t, first.play, roundNumeral(first.play.round, t.langId))}</span>
      )}
      {legs.map((leg) => (
        <LegScore key={leg.shop_id} leg={leg} always={legs.length === 1} title={matchTitle(leg.match)} />
      ))}
      <span className={styles['money']}>
        <span className={styles['quiet']}>{t(isPool ? 'pool-slip.possible_return' : 'slip.possible_return')}</span>
        <span className={styles['amount']}>{money(possible, currency_id)}</span>
      </span>
    </li>
  );
}

interface LegScoreProps {
  readonly leg: BetHistoryItem['legs'][number];
  readonly title: string;
  /** Also before the start. */
  readonly always: boolean;
}

/** Live scores, of combos as well. */
function LegScore({ leg, title, always }: LegScoreProps) {
  const { match, outcome } = leg;
  const live = useKnownLive(match.game_id);
  const isLive = outcome === 'pending' && live !== null && isUnderWay(live.status);
  if (!isLive && !always) return null;
  return (
    <AppLink className={styles['leg']} {...matchPlace(leg)}>
      <span className={styles['quiet']}>{title}</span>
      {isLive && <LiveLine match={match} live={live} />}
    </AppLink>
  );
}

/** Without a hidden score (SPOIL-1). */
function LiveLine({ match, live }: { readonly match: Match; readonly live: LiveState }) {
  const t = useT();
  const shown = useShownLive(match, live);
  return (
    <span className={styles['live']}>
      <Badge tone="live">{t('status.match_live')}</Badge>
      {shown !== null && <span className={styles['score']}>{shown.maps.join('–')}</span>}
      <LivePlace match={match} live={live} />
    </span>
  );
}
