import { PUBLISHED_SESSIONS, SESSION_PERCENTS, SESSION_PLAY } from '@clutchline/domain/auto-chess';

import { useTexts } from '../../i18n/use-texts';
import texts from '../common/games/game-text.module.css';
import { perCent } from './chess-figures';
import { type GamePartProps, TIER_NAMES } from './chess-parts';
import { STRATEGIES } from './returns-table';

/** How whole sessions end, in the currency of the player (CHESS-1, V27). */
export function SessionsTable({ money }: Pick<GamePartProps, 'money'>) {
  const { t, format } = useTexts();
  const { strategy, tier, slots, sessions } = SESSION_PLAY;
  return (
    <section className={texts['card']}>
      <h2>{t('chess.sessions')}</h2>
      <p>
        {t('chess.sessions_text', {
          strategy: t(STRATEGIES[strategy]),
          tier: t(TIER_NAMES[tier]),
          slots: t('chess.slots', { count: slots }),
          sessions: format.number(sessions),
        })}
      </p>
      <div className={texts['table']} tabIndex={0} role="group" aria-label={t('chess.sessions')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{money.code}</th>
              <th scope="col">{t('chess.session_ahead')}</th>
              {SESSION_PERCENTS.map((percent) => (
                <th key={percent} scope="col">
                  {t('chess.session_below', { percent })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PUBLISHED_SESSIONS.map(({ refreshes, ahead, percentiles }) => (
              <tr key={refreshes}>
                <th scope="row">{t('chess.session_refreshes', { count: refreshes })}</th>
                <td>{perCent(ahead)} %</td>
                {percentiles.map((result, index) => (
                  <td key={index}>{money.amount(result)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
