import type { Translator } from '@clutchline/i18n';

/** Reasons that the server generates, including those for quarantined results. */
const KNOWN = {
  'started early': 'correction.reason_started_early',
  contradicts: 'correction.reason_contradicts',
  unknown_match: 'correction.reason_checked',
  not_started: 'correction.reason_checked',
  foreign_winner: 'correction.reason_checked',
  impossible_score: 'correction.reason_checked',
} as const;

const isKnown = (reason: string): reason is keyof typeof KNOWN => Object.hasOwn(KNOWN, reason);

/** Translated if known, else as the operator wrote it (BET-9). */
export function correctionReason(t: Translator, reason: string): string {
  return isKnown(reason)
    ? t('receipt.reason', { reason: t(KNOWN[reason]) })
    : t('correction.reason_quoted', { reason });
}
