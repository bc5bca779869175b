import { alarm, queuedProposal, referredBet } from '@clutchline/contract/desk';
import { useEffect, useEffectEvent, useRef } from 'react';
import type * as z from 'zod/mini';

import type { DeskScreen } from '../app/screens';
import { useDesk, useMe, useRight } from '../app/use-desk';
import { parseValue } from '../live/push/parse-value';
import { useTopic } from '../live/push/use-topic';
import { say } from '../session/spoken-log';
import { useT } from '../texts/use-texts';

/** How much waits for this operator, by the path of the screen that shows it. */
export type Waiting = ReadonlyMap<string, number>;

function useRows<Row>(topic: string | null, prefix: string, schema: z.core.$ZodType<Row>): Row[] {
  return [...useTopic(topic).values].flatMap(([key, value]) =>
    key.startsWith(prefix) ? (parseValue(schema, value) ?? []) : [],
  );
}

/** Alarms that nobody has taken, referred bets without a decision, and proposals of others. */
export function useWaiting(): Waiting {
  const me = useMe();
  const referred = useRows(useRight('referred') ? 'referred' : null, '', referredBet);
  const proposals = useRows(useRight('propose') ? 'queue' : null, 'proposal:', queuedProposal);
  const alarms = useRows('alarms', 'alarm:', alarm);
  return new Map([
    ['overview', alarms.filter(({ taken_by }) => taken_by === null).length],
    ['queue', referred.filter(({ state }) => state === 'waiting').length],
    ['proposals', proposals.filter(({ proposed_by }) => proposed_by !== me.name).length],
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
