import { formatAmount, parseStakeInput } from '@clutchline/domain';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { decimalsOf } from './decimals-of';

export interface FastStakeView {
  /** Wire amount in whole units of the player's currency, "50.00"; null if not chosen. */
  readonly stake: string | null;
  /**
   * Accepts comma or dot; an empty text removes the stake.
   * @returns false without change if invalid in the player's currency.
   */
  readonly choose: (text: string) => boolean;
}

/** First chip of the slip (SLIP-12, USER-5). */
export function useFastStake(): FastStakeView {
  const app = useApp();
  const stake = useStore(app.slip, ({ fastStake }) => fastStake);
  const decimals = useStore(app.session, decimalsOf);
  const keep = (fastStake: string | null): true => {
    app.slip.setState({ fastStake });
    app.stored.fastStake.write(fastStake);
    return true;
  };
  return {
    stake,
    choose: (text) => {
      if (text.trim() === '') return keep(null);
      const typed = parseStakeInput(text, decimals);
      return typed !== null && typed > 0n && keep(formatAmount(typed, decimals));
    },
  };
}
