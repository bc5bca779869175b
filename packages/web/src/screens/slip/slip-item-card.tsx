import { CATEGORY } from '@clutchline/contract';
import { groupAmountText, roundNumeral } from '@clutchline/domain';
import { marketTitle, pickExplanation } from '@clutchline/i18n';
import { useState } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT, useTexts } from '../../i18n/use-texts';
import { type SlipActions, type SlipRow, type SlipView, useMoney } from '../../state';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { useMatchTitle, usePickTitle } from '../common/use-titles';
import { OfferedStake } from './offered-stake';
import { problemText } from './reason-text';
import styles from './slip-item-card.module.css';
import { StakeInput } from './stake-input';

const SlipPool = lazyPart(async () => (await import('../common/pool/pool-effect')).SlipPool);

/** The live region announces refusals and these moves (U3). */
const MOVES: readonly string[] = ['odds_changed', 'odds_lower'];

interface SlipItemCardProps {
  readonly row: SlipRow;
  readonly slip: Pick<SlipView, 'kind' | 'rows' | 'stake' | 'hiddenGames'> & Pick<SlipActions, 'remove' | 'setStake'>;
}

/** From here on in one line each. */
const COLLAPSED_FROM = 4;

export function SlipItemCard({ row, slip }: SlipItemCardProps) {
  const t = useT();
  const matchTitle = useMatchTitle();
  const [isOpened, setOpened] = useState(false);
  const { item, problem } = row;
  const pick = usePickTitle()(
    item,
    slip.rows.map((other) => other.item),
  );
  const isShort = slip.rows.length >= COLLAPSED_FROM;
  const isOpen = !isShort || isOpened;
  const isHidden = slip.hiddenGames.includes(item.match.game_id);
  const remove = (
    <IconButton icon="close" size={16} label={t('slip.remove', { pick })} onPress={() => slip.remove(item.shop_id)} />
  );
  return (
    <article
      className={styles['card']}
      data-off={!row.bettable}
      data-short={isShort}
      data-highlighted={problem?.reason === 'no_combo'}
    >
      <div className={styles['head']}>
        <h3 className={styles['pick']}>
          {isShort ? <Toggle text={pick} isOpen={isOpen} onPress={() => setOpened(!isOpened)} /> : pick}
        </h3>
        {!isOpen && row.stake !== '' && <span className={styles['own']}>{groupAmountText(row.stake)}</span>}
        {!isHidden && <SlipPrice row={row} />}
        {isShort && remove}
      </div>
      {isOpen && (
        <>
          <Market item={item} />
          <div className={styles['foot']}>
            <p className={styles['match']}>{matchTitle(item.match)}</p>
            {!isShort && remove}
          </div>
        </>
      )}
      {!isHidden && <ItemFigures row={row} pick={pick} slip={slip} isOpen={isOpen} />}
    </article>
  );
}

function Market({ item }: Pick<SlipRow, 'item'>) {
  const t = useT();
  const numeral = roundNumeral(item.play.round, t.langId);
  return (
    <details className={styles['market']}>
      <summary>
        <span className={styles['name']}>{marketTitle(t, item.play, numeral)}</span>
        {item.play.category_id === CATEGORY.normal_bet && <Badge>{t('status.play_pool')}</Badge>}
        {item.play.category_id === CATEGORY.live_bet && <Badge tone="live">{t('status.match_live')}</Badge>}
      </summary>
      <p>{pickExplanation(t, item, numeral)}</p>
    </details>
  );
}

interface ToggleProps {
  readonly text: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function Toggle({ text, isOpen, onPress }: ToggleProps) {
  return (
    <button type="button" className={styles['toggle']} aria-expanded={isOpen} onClick={onPress}>
      <Icon name="chevron" size={12} />
      <span>{text}</span>
    </button>
  );
}

interface ItemFiguresProps extends SlipItemCardProps {
  readonly pick: string;
  readonly isOpen: boolean;
}

function ItemFigures({ isOpen, ...props }: ItemFiguresProps) {
  return (
    <>
      <ItemProblem {...props} />
      {isOpen && <ItemStake {...props} />}
    </>
  );
}

function ItemProblem({ row, pick, slip }: SlipItemCardProps & { readonly pick: string }) {
  const { item, problem, isRefused } = row;
  const { t, format } = useTexts();
  const money = useMoney();
  if (problem === null) return null;
  const isAnnounced = isRefused || MOVES.includes(problem.reason);
  return (
    <>
      <p className={styles['problem']} role={isAnnounced ? undefined : 'alert'}>
        <VisuallyHidden>{pick}: </VisuallyHidden>
        {problemText(t, problem, { money, time: format.dateTime })}
      </p>
      {slip.kind === 'single' && (
        <OfferedStake problem={problem} onAccept={(amount) => slip.setStake(amount, item.shop_id)} />
      )}
    </>
  );
}

function ItemStake({ row, pick, slip }: SlipItemCardProps & { readonly pick: string }) {
  return (
    <>
      {slip.kind === 'single' && slip.rows.length > 1 && <SingleStake row={row} pick={pick} slip={slip} />}
      {row.item.play.category_id === CATEGORY.normal_bet && <SlipPool item={row.item} />}
    </>
  );
}

interface SingleStakeProps {
  readonly row: SlipRow;
  readonly pick: string;
  readonly slip: Pick<SlipView, 'stake'> & Pick<SlipActions, 'setStake'>;
}

function SingleStake({ row, pick, slip }: SingleStakeProps) {
  const t = useT();
  const money = useMoney();
  return (
    <div className={styles['stake']}>
      <StakeInput
        compact
        label={t('slip.stake_on', { pick })}
        placeholder={slip.stake === '' ? t('slip.stake') : groupAmountText(slip.stake)}
        value={row.stake}
        invalid={row.problem?.reason.startsWith('amount') ?? false}
        onChange={(text) => slip.setStake(text, row.item.shop_id)}
      >
        <span className={styles['returns']}>
          {row.possibleReturn !== null &&
            t(row.indicative ? 'pool-slip.to_return' : 'slip.to_return', { amount: money(row.possibleReturn) })}
        </span>
      </StakeInput>
    </div>
  );
}

/** With the accepted price, struck through. */
function SlipPrice({ row }: { readonly row: SlipRow }) {
  const t = useT();
  const oddText = useOddText();
  const { move, bettable } = row;
  const odd = row.odd === null ? t('pool.no_bets') : oddText(row.odd);
  const was = row.was === null ? null : oddText(row.was);
  if (was === null) {
    return (
      <span className={styles['price']} data-move={move ?? 'none'}>
        {!bettable && <Icon name="lock" size={13} />}
        {odd}
      </span>
    );
  }
  return (
    <span className={styles['price']} data-move={move ?? 'none'}>
      <VisuallyHidden>{t('slip.price_moved', { was, odd })}</VisuallyHidden>
      <s className={styles['was']} aria-hidden="true">
        {was}
      </s>
      <span aria-hidden="true">{odd}</span>
    </span>
  );
}
