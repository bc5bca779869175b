import * as z from 'zod/mini';

import { seenRule, settingValue } from '../limit-values';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** Terms of the house (DESK-11). */
export const SETTINGS = proposalKind('settings', {
  payload: z.strictObject({ setting: settingValue, version: seenRule }),
  preview: z.strictObject({ before: settingValue, after: settingValue }),
  problems: ['unknown_subject', 'changed_meanwhile'],
  opensForMinutes: HALF_AN_HOUR,
});
