import type { Texts, TextKey } from '../texts/create-texts';

/** What is stored for a quick reason: the same words in every language. */
export const QUICK_REASONS = {
  feed_wrong: 'feed wrong',
  feed_late: 'feed late or down',
  score_unclear: 'score unclear',
  price_wrong: 'price wrong',
  liability: 'liability',
  integrity: 'integrity',
  stream_ahead: 'stream ahead of the feed',
  line_up: 'line-up changed',
  pause: 'technical pause',
  delayed: 'match delayed',
  abandoned: 'match abandoned',
  replay: 'map replayed',
  rules_unclear: 'rules unclear',
  mistake: 'own mistake',
  checked: 'checked, in order',
} as const;

export type QuickReason = keyof typeof QUICK_REASONS;

export const QUICK_REASON_NAMES: readonly QuickReason[] = [
  ...(['feed_wrong', 'feed_late', 'score_unclear', 'price_wrong', 'liability', 'integrity', 'stream_ahead'] as const),
  ...(['line_up', 'pause', 'delayed', 'abandoned', 'replay', 'rules_unclear', 'mistake', 'checked'] as const),
];

const LEAST = 3;
export const LONGEST_REASON = 500;

/** As the contract asks (bad input row 296). */
export const isReason = (text: string): boolean =>
  text.trim().length >= LEAST && text.length <= LONGEST_REASON && /^\P{Cc}*$/u.test(text);

/** A stored reason, in the language of the page if it is a quick one. */
export function reasonText(t: Texts['t'], stored: string): string {
  const name = QUICK_REASON_NAMES.find((quick) => QUICK_REASONS[quick] === stored);
  if (name === undefined) return stored;
  const key: TextKey = `reasons.${name}`;
  return t(key);
}
