import type { Match, Play, Point } from '@clutchline/contract';
import { roundPlays, pickText, winningPick } from '@clutchline/domain/virtual-round';
import { marketName, pickTitle } from '@clutchline/i18n';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { type OpenGame, type RoundBet, type RoundBetsView, type RoundClock, useByBusinessNow } from '../../state';
import { Icon } from '../../ui/icon';
import { resultTextOf } from './round-teams';
import { takesBets } from './round-open';
import styles from './speed.module.css';

interface RoundMarketsProps {
  readonly game: OpenGame;
  readonly bets: RoundBetsView;
  readonly isCurrent: boolean;
  readonly clock: RoundClock;
}

const GROUPS = ['basic', 'side', 'high_odds'] as const;

/** Twelve plays in three groups; a press selects a pick, and the result of its bet is shown on it. */
export function RoundMarkets({ game, bets, isCurrent, clock }: RoundMarketsProps) {
  const t = useT();
  const isOpen = useByBusinessNow(clock, (now) => isCurrent && takesBets(game.round, now));
  const won = winningTexts(game);
  return (
    <div className={styles['markets']}>
      {GROUPS.map((group) => (
        <section key={group} className={styles['group']} aria-label={t(`market.group_${group}`)}>
          <h2 className={styles['heading']}>{t(`market.group_${group}`)}</h2>
          {game.plays.map((play, index) =>
            play.group === group ? (
              <Market
                key={play.play_info_id}
                play={play}
                match={game.match}
                bets={bets}
                isOpen={isOpen}
                won={won?.[index] ?? null}
              />
            ) : null,
          )}
        </section>
      ))}
    </div>
  );
}

/** By the facts of the round, in the order of the plays; null before the result. */
function winningTexts({ round: { facts, pairing } }: OpenGame): readonly string[] | null {
  return facts === null ? null : roundPlays(pairing.win_chance).map((play) => pickText(winningPick(play, facts)));
}

interface MarketProps {
  readonly play: Play;
  readonly match: Match;
  readonly bets: RoundBetsView;
  readonly isOpen: boolean;
  readonly won: string | null;
}

function Market({ play, match, bets, isOpen, won }: MarketProps) {
  const t = useT();
  const name = marketName(t, play);
  return (
    <div className={styles['market']} role="group" aria-label={name}>
      <h3 className={styles['name']}>{name}</h3>
      <div className={styles['cells']} data-count={play.points.length}>
        {play.points.map((point) => (
          <PickCell
            key={point.point_id}
            label={pickTitle(t, { match, play, pick: point.pick, line: point.line })}
            point={point}
            isOpen={isOpen && point.odd !== null}
            isPicked={bets.picked.includes(point.point_id)}
            isWinner={won === null ? null : won === resultTextOf(point.pick, match.team_id_1)}
            placed={bets.placed.filter(({ shopId }) => shopId === point.point_id)}
            isRefused={bets.refused.has(point.point_id)}
            onPress={() => bets.toggle(point.point_id)}
          />
        ))}
      </div>
    </div>
  );
}

interface PickCellProps {
  readonly label: string;
  readonly point: Point;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  /** Null before the result. */
  readonly isWinner: boolean | null;
  readonly placed: readonly RoundBet[];
  readonly isRefused: boolean;
  readonly onPress: () => void;
}

function PickCell({ label, point, isOpen, isPicked, isWinner, placed, isRefused, onPress }: PickCellProps) {
  const oddText = useOddText();
  return (
    <button
      type="button"
      className={styles['pick']}
      aria-pressed={isPicked}
      aria-disabled={!isOpen}
      data-result={isWinner === null ? 'none' : isWinner ? 'won' : 'lost'}
      onClick={() => isOpen && onPress()}
    >
      <PickState isOpen={isOpen} isWinner={isWinner} />
      <span>{label}</span> <span className={styles['odd']}>{point.odd === null ? '–' : oddText(point.odd)}</span>
      <BetMark placed={placed} isWinner={isWinner} isRefused={isRefused} />
    </button>
  );
}

/** In the corner, where it takes no room: the words of a pick do not move when it locks. */
function PickState({ isOpen, isWinner }: Pick<PickCellProps, 'isOpen' | 'isWinner'>) {
  if (isWinner === false || (isWinner === null && isOpen)) return null;
  return (
    <span className={styles['corner']}>
      <Icon name={isWinner === true ? 'check' : 'lock'} size={10} />
    </span>
  );
}

function BetMark({ placed, isWinner, isRefused }: Pick<PickCellProps, 'placed' | 'isWinner' | 'isRefused'>) {
  const t = useT();
  if (placed.length === 0) return isRefused ? <span className={styles['mark']}>{t('speed.refused')}</span> : null;
  const state = isWinner === null ? 'placed' : isWinner ? 'won' : 'lost';
  const stakes = placed.map(({ stake }) => stake).join(' + ');
  return (
    <span className={styles['mark']} data-state={state}>
      {t(`speed.bet_${state}`, { stake: stakes })}
    </span>
  );
}
