import type { Translator } from '@clutchline/i18n';

/** Reasons the server gives by itself; the doubts a result was held for among them. */
const KNOWN = {
  'started early': 'correction.reason_started_early',
  contradicts: 'correction.reason_contradicts',
  unknown_match: 'correction.reason_checked',
  not_started: 'correction.reason_checked',
  foreign_winner: 'correction.reason_checked',
  impossible_score: 'correction.reason_checked',
} as const;

const isKnown = (reason: string): reason is keyof typeof KNOWN => Object.hasOwn(KNOWN, reason);

/** Why a ticket was settled anew: in the player's language where it is known, else as the operator wrote it (BET-9). */
export function correctionReason(t: Translator, reason: string): string {
  return isKnown(reason)
    ? t('receipt.reason', { reason: t(KNOWN[reason]) })
    : t('correction.reason_quoted', { reason });
}
