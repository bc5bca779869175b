export const NOW = Date.UTC(2026, 0, 1, 12);
