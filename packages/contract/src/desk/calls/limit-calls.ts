import * as z from 'zod/mini';

import { reason, requestId } from '../desk-values';
import {
  limitRule,
  limitScope,
  limitValue,
  protectionValue,
  seenRule,
  settings,
  settingValue,
  until,
} from '../limit-values';
import { subjectNames } from '../name-values';
import { PROPOSAL } from './proposal-calls';
import { type DeskCall, nothing } from './desk-call';

const act = { request_id: requestId, reason };
const changedRule = z.strictObject({ rule: limitRule });
const PROBLEMS = ['unknown_subject', 'changed_meanwhile', 'above_house', 'two_persons', 'repeated'] as const;

/** Limits and terms of the house (DESK-11). */
export const LIMIT_CALLS = {
  /** Rules that can apply to the given ids, those that have ended only if they are asked for; newest first. */
  limits: {
    right: 'see_limits',
    needsStepUp: false,
    body: z.strictObject({ scope: limitScope, ended: z.boolean(), before: z.optional(z.int()) }),
    answer: z.strictObject({ rules: z.array(limitRule), next: z.nullable(z.int()), names: subjectNames }),
    problems: [],
  },
  /** Sets a stricter rule; a looser one is proposed as `raise_limit`. */
  setLimit: {
    right: 'limit_down',
    needsStepUp: false,
    body: z.strictObject({ ...act, scope: limitScope, limit: limitValue, until, version: seenRule }),
    answer: changedRule,
    problems: PROBLEMS,
  },
  /** Ends a rule that limits nothing; the end of any other rule is proposed as `raise_limit`. */
  clearLimit: {
    right: 'limit_down',
    needsStepUp: false,
    body: z.strictObject({ ...act, rule_id: z.int().check(z.gte(1)) }),
    answer: changedRule,
    problems: PROBLEMS,
  },
  /** Sets a stricter limit of the operator for the protection of a player; a looser one is proposed as `loosen_player`. */
  setPlayerLimit: {
    right: 'protect_player',
    needsStepUp: false,
    body: z.strictObject({ ...act, account_id: z.int().check(z.gte(1)), limit: protectionValue }),
    answer: z.strictObject({ account_id: z.int(), limit: protectionValue }),
    problems: ['unknown_subject', 'own_limit', 'two_persons', 'repeated'],
  },
  playerLimits: {
    right: 'see_player_limits',
    needsStepUp: false,
    body: z.strictObject({ account_id: z.int().check(z.gte(1)) }),
    /** Null: no limit. */
    answer: z.strictObject({
      account_id: z.int(),
      currency_id: z.int(),
      own: z.array(protectionValue),
      operator: z.array(protectionValue),
      /** Of the operator API, thousandths. */
      stake_factor: z.int(),
    }),
    problems: ['unknown_subject'],
  },
  settings: { right: 'see_settings', needsStepUp: false, body: nothing, answer: settings, problems: [] },
  /** Proposes new settings, which another admin approves. */
  saveSettings: {
    right: 'settings',
    needsStepUp: true,
    body: z.strictObject({ ...act, setting: settingValue, version: seenRule }),
    answer: PROPOSAL,
    problems: ['unknown_subject', 'changed_meanwhile', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
