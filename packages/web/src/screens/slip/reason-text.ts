import { COMBO_MIN } from '@clutchline/domain';
import type { Translator } from '@clutchline/i18n';

import type { SlipProblem, SlipReason } from '../../state';

const OWN_REASONS = {
  sign_in_first: 'slip.sign_in_first',
  enter_amount: 'slip.enter_amount',
  prices_stale: 'slip.wait_for_prices',
  network: 'common.network_error',
  not_placed: 'slip.not_placed',
  amount_not_number: 'slip.amount_not_number',
  amount_negative: 'slip.amount_negative',
} as const;

function isOwnReason(reason: SlipReason): reason is keyof typeof OWN_REASONS {
  return Object.hasOwn(OWN_REASONS, reason);
}

/** `count`: legs of a combo. */
export function reasonText(t: Translator, reason: SlipReason, count = COMBO_MIN): string {
  return isOwnReason(reason) ? t(OWN_REASONS[reason]) : t(`refusal.${reason}`, { count });
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

interface ProblemFormats {
  readonly money: (amount: string) => string;
  /** `at` in ms. */
  readonly time: (at: number) => string;
}

/** End of a break, rest of the day, or the server's message, with the limit. */
export function problemText(t: Translator, problem: SlipProblem, { money, time }: ProblemFormats): string {
  const { pause = null } = problem;
  if (pause !== null) return t(`limits.on_${pause.kind}`, { until: time(pause.until) });

  if (problem.reason === 'day_limit' && problem.limit !== null && isSome(problem.limit)) {
    return t('slip.day_left', { amount: money(problem.limit) });
  }
  const reason = problem.message ?? reasonText(t, problem.reason, problem.count);
  const whole = problem.whole ?? null;
  if (problem.limit !== null && whole !== null) {
    return t('slip.with_limit_left', { reason, left: money(problem.limit), whole: money(whole) });
  }
  return problem.limit === null ? reason : t('slip.with_limit', { reason, limit: money(problem.limit) });
}
