import { useApp } from '../app-context';
import { screenOf } from '../route/screen-of';

const RULES_PATH = '/rules';

interface RuleAddress {
  readonly href: (rule: string) => string;
  readonly open: (rule: string) => void;
}

/**
 * Of a published rule by id and version.
 * @example href('map-winner@1') // '/rules?topic=map-winner@1'
 */
export function useRuleAddress(): RuleAddress {
  const { location } = useApp().env;
  const addressOf = (rule: string): string => `${RULES_PATH}?topic=${encodeURIComponent(rule).replace('%40', '@')}`;
  return {
    href: (rule) => location.href(addressOf(rule)),
    open: (rule) => location.go(addressOf(rule), { state: screenOf(location.read().path) }),
  };
}
