import * as z from 'zod/mini';

import { marketCode } from '../entities/market-code';
import { pickSchema } from '../entities/point';

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

const namedPlay = z.strictObject({ play_id: z.int(), game_id: z.int(), ...playNames });

/** Names of what an answer refers to by id; what is unknown is missing. */
export const subjectNames = z.strictObject({
  games: z.array(z.strictObject({ game_type_id: z.int(), names: deskNames })),
  events: z.array(z.strictObject({ event_id: z.int(), names: deskNames })),
  matches: z.array(z.strictObject({ game_id: z.int(), ...teamIds, ...matchNames })),
  plays: z.array(namedPlay),
  points: z.array(z.strictObject({ point_id: z.int(), play_id: z.int(), ...pointNames })),
  operators: z.array(z.strictObject({ operator_id: z.int(), name: z.string() })),
});
export type SubjectNames = z.infer<typeof subjectNames>;
