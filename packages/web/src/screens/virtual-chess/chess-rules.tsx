import { HEROES, MARKET_PLACES, RANKS, REFRESH_PACE_MS, STARS } from '@clutchline/domain/auto-chess';

import { useT } from '../../i18n/use-texts';
import texts from '../common/games/game-text.module.css';
import type { GamePartProps } from './chess-parts';
import { RENT_AHEAD_HOURS, RETENTION_MINUTES } from './chess-figures';
import { ReturnsTable } from './returns-table';
import { SessionsTable } from './sessions-table';

const SECOND_MS = 1_000;
const NOTICE_DAYS = 7;

/** Rules, seeds and returns of the game (CHESS-6 to CHESS-10). */
export function ChessRules({ list, money }: Pick<GamePartProps, 'list' | 'money'>) {
  const t = useT();
  return (
    <div className={texts['texts']}>
      <section className={texts['card']}>
        <h2>{t('chess.rules')}</h2>
        <ul>
          <li>{t('chess.rule_refresh', { cards: MARKET_PLACES, seconds: REFRESH_PACE_MS / SECOND_MS })}</li>
          <li>{t('chess.rule_odds', { heroes: HEROES, ranks: RANKS, stars: STARS.length })}</li>
          <li>{t('chess.rule_buy')}</li>
          <li>{t('chess.rule_direct')}</li>
          <li>{t('chess.rule_merge')}</li>
          <li>
            {t('chess.rule_slots', { hours: list.rent.map(({ hours }) => hours).join(' / '), most: RENT_AHEAD_HOURS })}
          </li>
          <li>{t('chess.rule_away', { minutes: RETENTION_MINUTES })}</li>
          <li>{t('chess.rule_lists', { days: NOTICE_DAYS })}</li>
          <li>{t('chess.rule_breaks')}</li>
          <li>{t('chess.rule_limits')}</li>
        </ul>
      </section>
      <section className={texts['card']}>
        <h2>{t('chess.fair_title')}</h2>
        <p>{t('chess.fair_text')}</p>
        <p>{t('chess.fair_recipe')}</p>
      </section>
      <ReturnsTable />
      <SessionsTable money={money} />
    </div>
  );
}
