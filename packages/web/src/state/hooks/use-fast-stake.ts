import { formatAmount, parseStakeInput } from '@clutchline/domain';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { decimalsOf } from '../slip/decimals-of';

export interface FastStakeView {
  /** Whole units of the player's currency as a wire amount, "50.00"; null if not chosen. */
  readonly stake: string | null;
  /**
   * Stores a stake as typed, with comma or dot; an empty text removes it.
   * @returns false if it is not a valid stake of the player's currency; nothing changes then.
   */
  readonly choose: (text: string) => boolean;
}

/** The fast bet stake, which the slip offers as its first chip (SLIP-12, USER-5). */
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
