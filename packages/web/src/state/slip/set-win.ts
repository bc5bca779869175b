import { formatAmount, parseOdd, parseStakeInput, selectedItems, stakeToWin, type SlipKind } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { chosenSizes } from './chosen-sizes';
import { decimalsOf } from './decimals-of';
import { readSlipFacts } from './read-slip-facts';
import { setStake } from './slip-actions';
import { leastLegsOf } from './slip-facts';

/**
 * Sets the stake that wins the typed amount beyond it: on the combo, or on each single. An empty text clears the
 * stakes; an invalid or unreachable amount changes nothing.
 */
export function setWin(app: AppState, kind: SlipKind, text: string): void {
  if (text.trim() === '') {
    setStake(app, { kind, text: '' });
    return;
  }
  const state = app.slip.getState();
  const decimals = decimalsOf(app.session.getState());
  const win = parseStakeInput(text, decimals);
  if (win === null) return;
  const items = selectedItems(state.slip, kind);
  const bets = kind === 'parlay' ? [items] : items.map((item) => [item]);
  const sizes = kind === 'parlay' ? chosenSizes(state, leastLegsOf(readSlipFacts(app))) : undefined;
  for (const bet of bets) {
    const odds = bet.map(({ odd }) => parseOdd(odd));
    const stake = odds.length === 0 ? null : stakeToWin(win, odds, sizes);
    const shopId = kind === 'parlay' ? undefined : bet[0]?.shop_id;
    if (stake !== null) setStake(app, { kind, text: formatAmount(stake, decimals), shopId });
  }
}
