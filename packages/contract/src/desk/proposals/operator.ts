import * as z from 'zod/mini';

import { DESK_ROLES } from '../desk-rights';
import { deskName } from '../desk-values';
import { A_DAY, proposalKind } from './proposal-kind';

const roles = z.array(z.enum(DESK_ROLES)).check(z.minLength(1), z.maxLength(DESK_ROLES.length));

/** A new operator, or other roles of a known one, who gets new credentials. After the approval `invite` returns the token. */
export const OPERATOR = proposalKind('operator', {
  payload: z.strictObject({
    name: deskName,
    roles,
    /** Name of another account of the same person; null: another person. */
    same_person_as: z.nullable(deskName),
  }),
  preview: z.strictObject({
    name: z.string(),
    /** Names that differ in case, width or blanks alone are one. */
    name_key: z.string(),
    roles,
    /** Null: a new operator. */
    roles_before: z.nullable(z.array(z.enum(DESK_ROLES))),
    same_person_key: z.nullable(z.string()),
  }),
  problems: ['unknown_operator'],
  opensForMinutes: A_DAY,
});
