import * as z from 'zod/mini';

import { voidReason } from '../../entities/bet-history-item';
import { orderNo } from '../../ids';
import { decisionEffect } from './decision-effect';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** One ticket by the rule `operator-void@1`. A pool that is closed is counted again without it. */
export const VOID_BET = proposalKind('void_bet', {
  payload: z.strictObject({ order_no: orderNo, void_reason: voidReason }),
  preview: z.strictObject({ order_no: z.string(), effect: decisionEffect }),
  problems: ['unknown_subject', 'not_accepted', 'void_already'],
  opensForMinutes: HALF_AN_HOUR,
});
