import { CATEGORY } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, matchTitle, pickExplanation, pickTitle } from '@clutchline/i18n';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { type SlipActions, type SlipRow, type SlipView, useMoney } from '../../state';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { OfferedStake } from './offered-stake';
import { problemText } from './reason-text';
import styles from './slip-item-card.module.css';
import { StakeInput } from './stake-input';

const SlipPool = lazyPart(async () => (await import('../common/pool/pool-effect')).SlipPool);

/** The live region of the app announces moved prices, with their picks and not more often than it may (U3). */
const MOVES: readonly string[] = ['odds_changed', 'odds_lower'];

interface SlipItemCardProps {
  readonly row: SlipRow;
  readonly slip: Pick<SlipView, 'kind'> & Pick<SlipActions, 'remove' | 'setStake'>;
}

export function SlipItemCard({ row, slip }: SlipItemCardProps) {
  const t = useT();
  const money = useMoney();
  const { item, problem } = row;
  const pick = pickTitle(t, item);
  return (
    <article className={styles['card']} data-off={!row.bettable} data-highlighted={problem?.reason === 'no_combo'}>
      <div className={styles['head']}>
        <h3 className={styles['pick']}>{pick}</h3>
        <SlipPrice row={row} />
      </div>
      <Market item={item} />
      <div className={styles['foot']}>
        <p className={styles['match']}>{matchTitle(t, item.match)}</p>
        <IconButton
          icon="close"
          size={16}
          label={t('slip.remove', { pick })}
          onPress={() => slip.remove(item.shop_id)}
        />
      </div>
      {problem !== null && (
        <p className={styles['problem']} role={MOVES.includes(problem.reason) ? undefined : 'alert'}>
          <VisuallyHidden>{pick}: </VisuallyHidden>
          {problemText(t, problem, money)}
        </p>
      )}
      {problem !== null && slip.kind === 'single' && (
        <OfferedStake problem={problem} onTake={(amount) => slip.setStake(amount, item.shop_id)} />
      )}
      {slip.kind === 'single' && <SingleStake row={row} pick={pick} setStake={slip.setStake} />}
      {item.play.category_id === CATEGORY.normal_bet && <SlipPool item={item} />}
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

interface SingleStakeProps extends Pick<SlipActions, 'setStake'> {
  readonly row: SlipRow;
  readonly pick: string;
}

function SingleStake({ row, pick, setStake }: SingleStakeProps) {
  const t = useT();
  const money = useMoney();
  return (
    <div className={styles['stake']}>
      <StakeInput
        compact
        label={t('slip.stake_on', { pick })}
        placeholder={t('slip.stake')}
        value={row.stake}
        invalid={row.problem?.reason.startsWith('amount') ?? false}
        onChange={(text) => setStake(text, row.item.shop_id)}
      >
        <span className={styles['returns']}>
          {row.possibleReturn !== null &&
            t(row.indicative ? 'pool-slip.to_return' : 'slip.to_return', { amount: money(row.possibleReturn) })}
        </span>
      </StakeInput>
    </div>
  );
}

/** A moved price also shows the last accepted price, struck through. */
function SlipPrice({ row }: { readonly row: SlipRow }) {
  const t = useT();
  const oddText = useOddText();
  const { move, bettable } = row;
  const odd = oddText(row.odd);
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
