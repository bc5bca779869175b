/** The balance in the player's language and currency, "CNY 12,480.50"; null while signed out or not known yet. */
export function useBalanceText(): string | null {
  throw new Error('pending');
}

/** Formats wire amounts ("12480.50") in the player's currency and language (USER-3, LANG-6). */
export function useMoney(): (amount: string, currencyId?: number) => string {
  throw new Error('pending');
}
