import type { PriceList } from '@clutchline/domain/auto-chess';
import type { Translator } from '@clutchline/i18n';
import { useCallback } from 'react';

import { useT } from '../../i18n/use-texts';
import {
  type ChessResult,
  type ChessView,
  missingFor,
  useChessResults,
  useGameTune,
  useMoney,
  useSession,
} from '../../state';
import { Button } from '../../ui/button';
import { joinSentences } from '../common/join-sentences';
import { cardName } from './card/hero-names';
import styles from './chess.module.css';

interface ChessStatusProps {
  readonly view: ChessView;
  readonly list: PriceList;
  /** False: the page has no buttons of actions, so no space is reserved for their outcome. */
  readonly hasActions: boolean;
}

/** Shows the outcome of the last action and plays its sound. */
export function ChessStatus(props: ChessStatusProps) {
  useTones();
  return <StatusLine {...props} />;
}

/**
 * Live region with the outcome of the last action, and a button that repeats the request if its answer was lost. An open
 * sheet has a second one, because a modal dialog makes the page behind it inert.
 */
export function StatusLine({ view, list, hasActions }: ChessStatusProps) {
  const t = useT();
  const money = useMoney();
  const session = useSession();
  const { phase, result } = view;
  const text = result === null ? '' : sentenceOf(t, money, result);
  const missing =
    result?.outcome.kind === 'refused' && result.outcome.refusal === 'insufficient_balance'
      ? missingFor(result.move, list, session)
      : null;
  return (
    <div className={styles['status']} data-state={result?.outcome.kind ?? phase} data-kept={hasActions}>
      <p role="status">
        {phase === 'unknown' ? t('chess.unknown') : text}
        {missing !== null && ` ${t('chess.missing', { amount: money(missing) })}`}
      </p>
      {phase === 'unknown' && <Button onPress={view.repeat}>{t('chess.again')}</Button>}
    </div>
  );
}

/** Sales sound alike, whatever they bring: a return below what was paid is not celebrated (RTS 14). */
function useTones(): void {
  const play = useGameTune();
  const listen = useCallback(
    ({ move, outcome }: ChessResult) => {
      if (outcome.kind !== 'done') return;
      const [merge] = outcome.merges.toReversed();
      if (merge !== undefined) play(merge.created.star === 3 ? 'merge3' : 'merge');
      else if (move.kind === 'refresh') play('cards');
      else if (move.kind === 'sell' || move.kind === 'sell_directly') play('sale');
    },
    [play],
  );
  useChessResults(listen);
}

/** Text of the outcome of a move. */
export function sentenceOf(t: Translator, money: (amount: string) => string, { move, outcome }: ChessResult): string {
  if (outcome.kind === 'refused') return outcome.message;
  const merges = outcome.merges.map(({ created }) => t('chess.done_merge', { card: cardName(t, created) }));
  return joinSentences([doneText(t, money(outcome.amount.replace('-', '')), move), ...merges]);
}

function doneText(t: Translator, amount: string, move: ChessResult['move']): string {
  switch (move.kind) {
    case 'refresh':
      return t('chess.done_refresh', { amount });
    case 'buy':
      return t('chess.done_buy', { card: cardName(t, move.face), amount });
    case 'sell':
      return t('chess.done_sell', { card: cardName(t, move.face), amount });
    case 'sell_directly':
      return t('chess.done_direct', { card: cardName(t, move.face), amount });
    case 'move':
      return t('chess.done_move', { card: cardName(t, move.face), slot: move.slot });
    case 'rent_slot':
      return t('chess.done_rent', { slot: move.slot, hours: move.hours, amount });
    case 'change_seeds':
      return t('chess.done_seeds');
  }
}
