import { MAX_QUERY_LENGTH, type SearchHit } from '@clutchline/contract';
import { useEffect, useState } from 'react';

import { useApp } from '../app-context';
import { followedIds } from '../following/follow-teams';

/** Between the last key and the request (FIND-1). */
const DEBOUNCE_MS = 150;

interface Answer {
  /** What was asked. */
  readonly query: string;
  readonly rows: readonly SearchHit[];
  readonly isSimilar: boolean;
  readonly isFailed: boolean;
}

export interface FindView {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Nothing is requested while an input method composes. */
  readonly compose: (isComposing: boolean) => void;
  /** To the last text that was asked; null without one. */
  readonly answer: Answer | null;
}

/** Search of teams and events: the last typed text wins, in whatever order answers arrive (FIND-1, bad input row 171). */
export function useFind(): FindView {
  const app = useApp();
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const query = text.trim();

  useEffect(() => {
    if (isComposing || query === '') return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      const body = { query, game_type_id: 0, followed: [...followedIds(app)] };
      const reply = await app.call('search', body, abort.signal);
      if (abort.signal.aborted) return;
      const isFound = reply.kind === 'ok';
      setAnswer({
        query,
        rows: isFound ? reply.data.rows : [],
        isSimilar: isFound && reply.data.is_similar === 1,
        isFailed: !isFound,
      });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [app, query, isComposing]);

  return {
    text,
    type: (typed) => setText(typed.slice(0, MAX_QUERY_LENGTH)),
    compose: setComposing,
    answer: query === '' ? null : answer,
  };
}
