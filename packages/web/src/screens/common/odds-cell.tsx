import type { Match, Play, Point } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, pickLabel, pickTitle } from '@clutchline/i18n';
import { memo } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useOddsCell, type MovingPrice, type OddsCellView } from '../../state';
import { OddsButton, type OddsFace } from '../../ui/odds-button';
import { cellOdd, exactOdd } from './cell-odd';
import styles from './odds-cell.module.css';

interface OddsCellProps {
  readonly match: Match;
  readonly play: Play;
  readonly point: Point;
  /** `short` if the row names the teams. */
  readonly label: 'short' | 'full';
  /** In place of the price, such as that of the player's own pool (BET-2). */
  readonly priceText?: string | undefined;
}

const CLOSED = '–';
/** Prices further apart than this never look the same. */
const NEAR = 0.01;
const LOOK = { open: 'open', suspended: 'locked', closed: 'off', hidden: 'off' } as const;

/** For screen readers; the most important state. */
function announcedState(cell: OddsCellView, move: MovingPrice['move']): string {
  if (cell.state !== 'open') return cell.state;
  if (cell.stale) return 'stale';
  return cell.noCombo ? 'no_combo' : (move ?? 'other');
}

/** Prices do not render it. */
export const OddsCell = memo(function OddsCell({ match, play, point, label, priceText }: OddsCellProps) {
  const t = useT();
  const source = { match, play, pick: point.pick, line: point.line };
  const title = pickTitle(t, source);
  const short = label === 'short' ? pickLabel(t, source) : title;
  const market = marketTitle(t, play, roundNumeral(play.round, t.langId));
  const cell = useOddsCell({ match, play, point });
  const oddText = useOddText();
  if (cell.state === 'hidden') return <span className={styles['gap']} />;
  const acceptsPress = cell.chosen || (cell.state === 'open' && !cell.stale);
  const readFace = (): OddsFace => {
    const { odd, move } = cell.price.read();
    const full = priceText ?? oddText(odd ?? CLOSED);
    const isNear = (other: string): boolean => other !== odd && Math.abs(Number(other) - Number(odd)) < NEAR;
    const near = () => cell.price.readPlay().filter(isNear).map(oddText);
    const price = cell.state === 'closed' ? CLOSED : cellOdd(full, near);
    const name = t('match-list.odds_name', {
      label: short,
      odd: price,
      pick: short === title ? 'none' : title,
      market,
      state: announcedState(cell, move),
    });
    const exact = price === CLOSED ? '' : exactOdd(price, priceText ?? odd);
    return { price, exact, name, move };
  };
  return (
    <OddsButton
      point={point.point_id}
      label={short}
      look={{ pressed: cell.chosen, state: LOOK[cell.state], stale: cell.stale, marked: cell.noCombo }}
      readFace={readFace}
      onMove={cell.price.subscribe}
      onPress={() => acceptsPress && cell.toggle()}
    />
  );
});
