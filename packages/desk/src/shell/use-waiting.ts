import { alarm, queuedProposal, REFERRED_KEY } from '@clutchline/contract/desk';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';

import type { DeskScreen } from '../app/screens';
import { useDesk, useMe, useRight } from '../app/use-desk';
import { parseValue } from '../live/push/parse-value';
import type { TopicView } from '../live/push/topic-table';
import { useTopic } from '../live/push/use-topic';
import { say } from '../session/spoken-log';
import { useT } from '../texts/use-texts';

/** How much waits for this operator, by the path of the screen that shows it. */
export type Waiting = ReadonlyMap<string, number>;

function rowsOf<Row>({ values }: TopicView, prefix: string, schema: z.core.$ZodType<Row>): Row[] {
  return [...values].flatMap(([key, value]) => (key.startsWith(prefix) ? (parseValue(schema, value) ?? []) : []));
}

/** Untaken alarms, undecided referred bets, and proposals of other operators. */
export function useWaiting(): Waiting {
  const me = useMe();
  const [alarms, queue] = [useTopic('alarms'), useTopic('queue')];
  const [seesReferred, mayPropose] = [useRight('referred'), useRight('propose')];
  const untaken = rowsOf(alarms, 'alarm:', alarm).filter(({ taken_by }) => taken_by === null);
  const proposals = rowsOf(queue, 'proposal:', queuedProposal).filter(({ proposed_by }) => proposed_by !== me.name);
  const referred = parseValue(z.int(), queue.values.get(REFERRED_KEY)) ?? 0;
  return new Map([
    ['overview', untaken.length],
    ['queue', seesReferred ? referred : 0],
    ['proposals', mayPropose ? proposals.length : 0],
  ]);
}

/** Says where more waits than before. */
export function useSayArrivals(waiting: Waiting, screens: readonly DeskScreen[]): void {
  const { spoken } = useDesk();
  const t = useT();
  const known = useRef<Waiting>(new Map());
  const counts = [...waiting.values()].join();
  const sayMore = useEffectEvent(() => {
    for (const { path, title } of screens) {
      const count = waiting.get(path) ?? 0;
      if (count > (known.current.get(path) ?? 0)) say(spoken, t('shell.arrived', { screen: t(title), count }));
    }
    known.current = waiting;
  });
  useEffect(() => {
    sayMore();
  }, [counts]);
}
