import * as z from 'zod/mini';

import { namesSchema } from '../../localized';
import { moment, reason, requestId, searchText } from '../desk-values';
import { deskNames, houseAliases, houseNames, namedKey, NAMED_KINDS, subjectNames } from '../name-values';
import { type DeskCall } from './desk-call';

/** Names of a team or event; also the `now` of the problem `changed_meanwhile`. */
export const NAMED_SUBJECT = z.strictObject({
  ...namedKey,
  /** Null: a team without a match yet. */
  game_type_id: z.nullable(z.int()),
  /** A change has to name it; 0: no operator has changed the names. */
  version: z.int(),
  /** What the feed wrote last; an empty name is not shown. */
  feed: namesSchema,
  house: houseNames,
  /** Of the house, by which the search finds it. */
  aliases: z.array(z.string()),
  feed_aliases: z.array(z.string()),
  /** Of the last change; null: none yet. */
  set_by: z.nullable(z.string()),
  set_at: z.nullable(moment),
});
export type NamedSubject = z.infer<typeof NAMED_SUBJECT>;

const change = { request_id: requestId, reason, ...namedKey, version: z.int().check(z.gte(0)) };

const PROBLEMS = ['unknown_team_or_event', 'same_name', 'changed_meanwhile', 'repeated'] as const;

/** Names of the house for teams and events, over those of the feed (DESK-23). */
export const NAME_CALLS = {
  /** By id, any name of the feed or the house, or alias; without a text those with names of the house, newest first. */
  findNames: {
    right: 'see_names',
    needsStepUp: false,
    body: z.strictObject({ search: searchText }),
    answer: z.strictObject({
      found: z.array(
        z.strictObject({
          kind: z.enum(NAMED_KINDS),
          id: z.int(),
          game_type_id: z.nullable(z.int()),
          /** As players see it. */
          shown: deskNames,
          has_house_names: z.boolean(),
        }),
      ),
      names: subjectNames,
    }),
    problems: [],
  },
  readNames: {
    right: 'see_names',
    needsStepUp: false,
    body: z.strictObject(namedKey),
    answer: NAMED_SUBJECT,
    problems: ['unknown_team_or_event'],
  },
  /** Replaces the names and aliases of the house. */
  setNames: {
    right: 'edit_names',
    needsStepUp: false,
    body: z.strictObject({ ...change, names: houseNames, aliases: houseAliases }),
    answer: NAMED_SUBJECT,
    problems: [...PROBLEMS, 'placeholder_name'],
  },
  /** Back to the names of the feed in every language; the aliases stay. */
  clearNames: {
    right: 'edit_names',
    needsStepUp: false,
    body: z.strictObject(change),
    answer: NAMED_SUBJECT,
    problems: PROBLEMS,
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
