import type { Translator } from '@clutchline/i18n';

/** Separated by commas; unknown ones remain. */
export function sourceText(t: Translator, source: string): string {
  return source
    .split(', ')
    .map((name) => nameOf(t, name))
    .join(', ');
}

function nameOf(t: Translator, name: string): string {
  switch (name) {
    case 'simulator':
      return t('receipt.source_simulator');
    case 'correction':
      return t('receipt.source_correction');
    case 'schedule':
      return t('receipt.source_schedule');
    default:
      return name;
  }
}

const KNOWN = {
  'started early': 'correction.reason_started_early',
  contradicts: 'correction.reason_contradicts',
  unknown_match: 'correction.reason_checked',
  not_started: 'correction.reason_checked',
  foreign_winner: 'correction.reason_checked',
  impossible_score: 'correction.reason_checked',
} as const;

const isKnown = (reason: string): reason is keyof typeof KNOWN => Object.hasOwn(KNOWN, reason);

/** Unknown: as the operator wrote it (BET-9). */
export function correctionReason(t: Translator, reason: string): string {
  return isKnown(reason)
    ? t('receipt.reason', { reason: t(KNOWN[reason]) })
    : t('correction.reason_quoted', { reason });
}
