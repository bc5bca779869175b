import type { AcceptPreference } from '@clutchline/contract';
import { formatAmount, parseStakeInput } from '@clutchline/domain';
import { useEffect } from 'react';

import { useApp } from '../app-context';
import { decimalsOf } from './decimals-of';
import { setAccept } from './slip-actions';
import { useStore } from '../use-snapshot';

export interface FastStakeView {
  /** Whole units, "50.00". */
  readonly stake: string | null;
  /**
   * With comma or dot; '' removes it.
   * @returns false, without change, if invalid in the player's currency.
   */
  readonly choose: (text: string) => boolean;
}

/** SLIP-12, USER-5. */
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

/** SLIP-11, USER-5. */
export function useAccept(): AcceptView {
  const app = useApp();
  const accept = useStore(app.slip, (slip) => slip.accept);
  return { accept, choose: (chosen) => setAccept(app, chosen) };
}

/** During focus of a stake field, changes of other tabs wait. */
export function useStakeTyping(): (isTyping: boolean) => void {
  const app = useApp();
  useEffect(() => () => app.slip.setState({ isTyping: false }), [app]);
  return (isTyping) => app.slip.setState({ isTyping });
}
