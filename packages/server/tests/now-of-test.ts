/** When tests begin, by every clock they set. */
export const NOW = Date.UTC(2026, 0, 1, 12);
