import * as z from 'zod/mini';

import { distinctBy } from '../distinct-by';
import { marketCode } from '../entities/market-code';
import { pickSchema } from '../entities/point';
import { MAX_LOCALIZED_LENGTH, type Names } from '../localized';
import { plainText } from '../plain-text';

/** The languages of the desk. */
export const deskNames = z.object({ en: z.string(), cn: z.string() });
export type DeskNames = z.infer<typeof deskNames>;

export const teamNames = { team_1: deskNames, team_2: deskNames };

/** Fields by which a row names its match. */
export const matchNames = {
  ...teamNames,
  /** Event of an outright, which is named by it; null: two teams play. */
  outright: z.nullable(deskNames),
};

export const teamIds = { team_id_1: z.int(), team_id_2: z.int() };

/** Fields by which a row names its play. */
export const playNames = {
  market: marketCode,
  round: z.int(),
  line: z.nullable(z.int()),
  /** Of the source; null: by the market. */
  names: z.nullable(deskNames),
};

/** Fields by which a row names its point. */
export const pointNames = { pick: pickSchema, point_line: z.nullable(z.int()) };

export const NAMED_KINDS = ['team', 'event'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** What names of the house are for. */
export const namedKey = { kind: z.enum(NAMED_KINDS), id: z.int().check(z.gte(1)) };

/** UTF-16 units. */
export const MOST_NAME_LENGTH = MAX_LOCALIZED_LENGTH;

/** Of one team or event. */
export const MOST_ALIASES = 20;

/** Something is seen: no control, blank, mark without a letter, or filler. */
const SEEN = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * One line without characters that hide or reorder text, and without further blanks (bad input row 104).
 *
 * @example isPlainName('Aurora  Peak') // false: two blanks
 */
export const isPlainName = (text: string): boolean => plainText(text, MOST_NAME_LENGTH) === text && SEEN.test(text);

const houseName = z.string().check(z.maxLength(MOST_NAME_LENGTH), z.refine(isPlainName));

/** By language; null: the feed's. */
export const houseNames = z.strictObject({
  cn: z.nullable(houseName),
  en: z.nullable(houseName),
  tw: z.nullable(houseName),
  th: z.nullable(houseName),
  vn: z.nullable(houseName),
  in: z.nullable(houseName),
  jp: z.nullable(houseName),
  kr: z.nullable(houseName),
});
export type HouseNames = Readonly<Record<keyof Names, string | null>>;

/** The feed's alone. */
export const NO_HOUSE_NAMES: HouseNames = {
  ...{ cn: null, en: null, tw: null, th: null, vn: null, in: null, jp: null, kr: null },
};

export const houseAliases = z.array(houseName).check(
  z.maxLength(MOST_ALIASES),
  distinctBy((alias) => alias),
);

const namedPlay = z.strictObject({ play_id: z.int(), game_id: z.int(), ...playNames });

/** Names of what an answer refers to by id; what is unknown is missing. */
export const subjectNames = z.strictObject({
  games: z.array(z.strictObject({ game_type_id: z.int(), names: deskNames })),
  events: z.array(z.strictObject({ event_id: z.int(), names: deskNames })),
  matches: z.array(z.strictObject({ game_id: z.int(), ...teamIds, ...matchNames })),
  plays: z.array(namedPlay),
  points: z.array(z.strictObject({ point_id: z.int(), play_id: z.int(), ...pointNames })),
  operators: z.array(z.strictObject({ operator_id: z.int(), name: z.string() })),
  teams: z.array(z.strictObject({ team_id: z.int(), names: deskNames })),
});
export type SubjectNames = z.infer<typeof subjectNames>;
