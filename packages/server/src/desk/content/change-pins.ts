import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { listPins, MOST_PINS, type Pin, savePin } from '../../home';
import type { DeskCaller } from '../access/find-session';
import { onceRecorded } from '../audit/once-recorded';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { type DeskOutcome, ok, problem } from '../desk-outcome';
import { namesIn } from '../names/read-names';

type Pins = DeskAnswer<'pins'>;
type Row = Pins['pins'][number];

const rowOf = ({ eventId, gameId, until, pinnedBy, pinnedAt }: Pin): Row => ({
  ...{ event_id: eventId, game_id: gameId, until, pinned_by: pinnedBy, pinned_at: pinnedAt },
});

type Needs = Pick<DeskContext, 'stores' | 'clock'>;

export async function listDeskPins({ stores, clock }: Needs): Promise<Pins> {
  const pins = (await listPins({ stores, clock })).map(rowOf);
  return { pins, most: MOST_PINS, names: await namesIn({ stores }, pins) };
}

interface Given<Body> {
  readonly body: Body;
  readonly network: string | null;
}

interface PinAct {
  readonly context: DeskContext;
  readonly caller: DeskCaller;
  readonly given: Given<DeskBody<'unpin'>>;
  readonly action: 'pin' | 'unpin';
}

const subjectOf = ({ kind, id }: DeskBody<'unpin'>): string => `${kind}:${id}`;

const isOf =
  ({ kind, id }: DeskBody<'unpin'>) =>
  ({ event_id, game_id }: Row): boolean =>
    kind === 'match' ? game_id === id : game_id === null && event_id === id;

/** The change and its row in one transaction (DESK-7). */
async function changePins(
  { context, caller, given, action }: PinAct,
  change: (stores: DeskStores) => Promise<'done' | 'unknown_subject' | 'pin_over' | 'too_many_pins'>,
): Promise<DeskOutcome<Pins>> {
  const { body, network } = given;
  const origin = { caller, network };
  const about = { action, subject: subjectOf(body), reason: body.reason.trim() };
  return await onceRecorded(context, origin, about, async (stores) => {
    const { clock } = context;
    await stores.pins.lock();
    const before = (await listDeskPins({ stores, clock })).pins.find(isOf(body)) ?? null;
    const outcome = await change(stores);
    if (outcome !== 'done') return problem(outcome);
    const pins = await listDeskPins({ stores, clock });
    const after = pins.pins.find(isOf(body)) ?? null;
    const act = { ...about, before, after, requestId: body.request_id, result: 'done' };
    if (!(await recordAction(stores, context, origin, act))) throw new RepeatedRequestError();
    return ok(pins);
  });
}

const PROBLEMS = {
  pinned: 'done',
  unknown: 'unknown_subject',
  over: 'pin_over',
  too_many: 'too_many_pins',
} as const;

/** An event or a match on the home, at most three (HOME-3). */
export const pinToHome = (
  context: DeskContext,
  caller: DeskCaller,
  given: Given<DeskBody<'pin'>>,
): Promise<DeskOutcome<Pins>> =>
  changePins({ context, caller, given, action: 'pin' }, async (stores) => {
    const { kind, id, until } = given.body;
    return PROBLEMS[await savePin(stores, { kind, id, until, by: caller.operator.name }, context.clock.now())];
  });

export const unpinFromHome = (
  context: DeskContext,
  caller: DeskCaller,
  given: Given<DeskBody<'unpin'>>,
): Promise<DeskOutcome<Pins>> =>
  changePins({ context, caller, given, action: 'unpin' }, async ({ pins }) => {
    const { kind, id } = given.body;
    return (await pins.remove(kind, id)) === null ? 'unknown_subject' : 'done';
  });
