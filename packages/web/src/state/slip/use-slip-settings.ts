import type { AcceptPreference } from '@clutchline/contract';
import { formatAmount, parseStakeInput } from '@clutchline/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { decimalsOf } from './decimals-of';
import { setAccept } from './slip-actions';

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
  const store = (fastStake: string | null): true => {
    app.slip.setState({ fastStake });
    app.stored.fastStake.write(fastStake);
    return true;
  };
  return {
    stake,
    choose: (text) => {
      if (text.trim() === '') return store(null);
      const typed = parseStakeInput(text, decimals);
      return typed !== null && typed > 0n && store(formatAmount(typed, decimals));
    },
  };
}

interface AcceptView {
  readonly accept: AcceptPreference;
  readonly choose: (accept: AcceptPreference) => void;
}

/** Preference for moved prices, for all tabs of the slip (SLIP-11, USER-5). */
export function useAccept(): AcceptView {
  const app = useApp();
  const accept = useStore(app.slip, (slip) => slip.accept);
  return { accept, choose: (chosen) => setAccept(app, chosen) };
}

/** Reports the focus of a stake field: changes of other tabs wait during it. */
export function useStakeTyping(): (isTyping: boolean) => void {
  const app = useApp();
  useEffect(() => () => app.slip.setState({ isTyping: false }), [app]);
  return (isTyping) => app.slip.setState({ isTyping });
}
