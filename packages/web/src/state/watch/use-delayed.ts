import { useEffect, useRef, useState } from 'react';

import { useApp } from '../app-context';
import { DelayBuffer } from './delay-buffer';
import { delayOf } from './watch-actions';
import { useStore } from '../use-snapshot';

/**
 * A value of the watched match as it was when the picture was made; of other matches, as it is (SYNC-2).
 * @example const shown = useDelayed(gameId, view)
 */
export function useDelayed<Value>(gameId: number, value: Value): Value {
  const { env, watch } = useApp();
  const watched = useStore(watch, (state) => (state.watched?.match.game_id === gameId ? state.watched : null));
  const buffer = useRef(new DelayBuffer<Value>());
  const [shown, setShown] = useState(value);
  const delay = watched?.isSynced === true ? (delayOf(watched) ?? 0) : 0;
  useEffect(() => {
    if (buffer.current.newest !== value) buffer.current.add(value, env.now());
    if (delay === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      const moment = buffer.current.steady(env.now() - delay);
      const found = buffer.current.valueAt(moment);
      if (found !== undefined) setShown(found);
      const next = buffer.current.nextAfter(moment);
      if (next !== null) timer = setTimeout(show, next + delay - env.now());
    };
    show();
    return () => clearTimeout(timer);
  }, [env, value, delay]);
  return delay === 0 ? value : shown;
}
