import { LANGUAGES, type Names } from '@clutchline/contract';
import { type DeskBody, type HouseNames, type NamedSubject, NO_HOUSE_NAMES } from '@clutchline/contract/desk';
import { isPlaceholderName, languagesOfOneName } from '@clutchline/domain';

import { publishChanges } from '../../feed';
import type { DeskCaller } from '../access/find-session';
import { onceRecorded } from '../audit/once-recorded';
import { type ActionOrigin, recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';
import type { NamedKey } from './house-name-store';

interface Given<Body> {
  readonly body: Body;
  readonly network: string | null;
}

/** What an operator sets; the rest is the feed's. */
interface WantedNames {
  readonly house: HouseNames;
  readonly aliases: readonly string[];
}

function setOf(house: HouseNames): Partial<Names> {
  return Object.fromEntries(
    LANGUAGES.flatMap(({ suffix }) => {
      const name = house[suffix];
      return name === null ? [] : [[suffix, name]];
    }),
  );
}

const shownBy = (feed: Names, house: HouseNames): Names => ({ ...feed, ...setOf(house) });

/** Of an open match: both sides would look alike to players. */
async function sameNameOf(
  { houseNames }: DeskStores,
  { id, feed, house }: NamedSubject,
  wanted: HouseNames,
): Promise<DeskRefusal | null> {
  const [before, after] = [shownBy(feed, house), shownBy(feed, wanted)];
  for (const { gameId, names } of await houseNames.opponentsOf(id)) {
    const known = new Set(languagesOfOneName(before, names));
    const language = languagesOfOneName(after, names).find((each) => !known.has(each));
    if (language !== undefined) return problem('same_name', { game_id: gameId, language });
  }
  return null;
}

async function refusalOf(stores: DeskStores, named: NamedSubject, wanted: HouseNames): Promise<DeskRefusal | null> {
  if (named.kind === 'event') return null;
  const placeholder = Object.entries(setOf(wanted)).find(([, name]) => isPlaceholderName(name));
  if (placeholder !== undefined) return problem('placeholder_name', { language: placeholder[0] });
  return await sameNameOf(stores, named, wanted);
}

/** Players read the matches again, as after a change of the feed. */
async function publish({ houseNames, board, outbox }: DeskStores, key: NamedKey): Promise<void> {
  const matches = await houseNames.openMatchesOf(key);
  const nothing = { structure: [], plays: [], hides: [], stops: [], points: [], lives: [], decided: [] };
  await publishChanges({ board, outbox }, { ...nothing, matches, contradicted: [] });
}

interface Change {
  readonly action: 'setNames' | 'clearNames';
  readonly given: Given<DeskBody<'clearNames'>>;
  readonly wantedFor: (named: NamedSubject) => WantedNames;
}

const recorded = ({ version, house, aliases }: NamedSubject) => ({ version, names: setOf(house), aliases });

/** Names, aliases, their publication and the row of the act in one transaction (DESK-7, DESK-23). */
async function change(
  context: DeskContext,
  caller: DeskCaller,
  { action, given: { body, network }, wantedFor }: Change,
): Promise<DeskOutcome<NamedSubject>> {
  const { kind, id, version, request_id: requestId } = body;
  const origin: ActionOrigin = { caller, network };
  const about = { action, subject: `${kind}:${id}`, reason: body.reason.trim() };
  return await onceRecorded(context, origin, about, async (stores) => {
    await stores.houseNames.hold();
    const before = await stores.houseNames.read({ kind, id });
    if (before === null) return problem('unknown_team_or_event');
    if (before.version !== version) return problem('changed_meanwhile', { now: before });
    const { house, aliases } = wantedFor(before);
    const refusal = await refusalOf(stores, before, house);
    if (refusal !== null) return refusal;
    const { operatorId } = caller.operator;
    const at = context.wallClock.now();
    await stores.houseNames.store({ kind, id, version, house: setOf(house), aliases, operatorId, at });
    const after = await stores.houseNames.read({ kind, id });
    if (after === null) throw new Error('the named subject is missing');
    const changed = { before: recorded(before), after: recorded(after) };
    const isFirst = await recordAction(stores, context, origin, { ...about, ...changed, requestId, result: 'done' });
    if (!isFirst) throw new RepeatedRequestError();
    await publish(stores, { kind, id });
    return ok(after);
  });
}

export const setNames = (context: DeskContext, caller: DeskCaller, given: Given<DeskBody<'setNames'>>) =>
  change(context, caller, {
    ...{ action: 'setNames', given },
    wantedFor: () => ({ house: given.body.names, aliases: given.body.aliases }),
  });

export const clearNames = (context: DeskContext, caller: DeskCaller, given: Given<DeskBody<'clearNames'>>) =>
  change(context, caller, {
    ...{ action: 'clearNames', given },
    wantedFor: ({ aliases }) => ({ house: NO_HOUSE_NAMES, aliases }),
  });
