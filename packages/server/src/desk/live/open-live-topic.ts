import {
  deskTopicKind,
  type DeskTopic,
  matchOfTopic,
  type QueuedProposal,
  REFERRED_KEY,
} from '@clutchline/contract/desk';

import { listNewestActions } from '../audit/list-actions';
import type { DeskContext } from '../context';
import { OVERVIEW_NAMES, type OverviewReader } from '../overview/read-overview';
import { countWaitingReferred, ReferredBets } from '../referred/list-referred';
import type { SheetReader } from '../sheets/sheet-reader';
import type { LiveTable, LiveTopic } from './live-topic';
import { Ticker } from './ticker';

const OVERVIEW_MS = 1_000;
const LIST_MS = 1_000;
// A live bet waits for 15 s, and an offer for 20.
const REFERRED_MS = 200;
const REFERRED_PAUSE_MS = 1_000;
const MOST_PROPOSALS = 100;
const MOST_ACTIONS = 100;

async function readOverview(overview: OverviewReader): Promise<LiveTable> {
  const table = new Map<string, unknown>();
  for (const name of OVERVIEW_NAMES) table.set(name, await overview.part(name));
  return table;
}

async function readQueue(context: DeskContext, overview: OverviewReader): Promise<LiveTable> {
  const open = await context.stores.proposals.listOpen(context.wallClock.now(), MOST_PROPOSALS);
  const { doubts } = await overview.part('feed');
  return new Map<string, unknown>([
    ['quarantine', doubts],
    [REFERRED_KEY, await countWaitingReferred(context)],
    ...open.map(({ proposalId, subject, reason, proposedBy, proposedAt, expiresAt }): [string, QueuedProposal] => [
      `proposal:${proposalId}`,
      {
        ...{ proposal_id: proposalId, kind: subject.kind, reason, proposed_by: proposedBy },
        ...{ proposed_at: proposedAt, expires_at: expiresAt },
      },
    ]),
  ]);
}

const keyed = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): LiveTable =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** Read for all desks of the process. */
export interface SharedReaders {
  readonly overview: OverviewReader;
  readonly sheets: SheetReader;
}

/** DESK-16. */
export function openLiveTopic(context: DeskContext, { overview, sheets }: SharedReaders, topic: DeskTopic): LiveTopic {
  switch (deskTopicKind(topic)) {
    case 'overview':
      return { everyMs: OVERVIEW_MS, read: () => readOverview(overview) };
    case 'ticker':
      return new Ticker(context);
    case 'queue':
      return { everyMs: LIST_MS, read: () => readQueue(context, overview) };
    case 'referred': {
      const referred = new ReferredBets(context);
      return {
        everyMs: REFERRED_MS,
        longestPauseMs: REFERRED_PAUSE_MS,
        read: async () => keyed(await referred.list(), ({ order_no }) => order_no),
      };
    }
    case 'alarms':
      return {
        everyMs: LIST_MS,
        read: async () => keyed(await context.stores.alarms.active(), ({ alarm_id }) => `alarm:${alarm_id}`),
      };
    case 'audit':
      return {
        everyMs: LIST_MS,
        read: async () => keyed(await listNewestActions(context, MOST_ACTIONS), ({ id }) => `action:${id}`),
      };
    case 'match':
      return sheets.open(matchOfTopic(topic));
  }
}
