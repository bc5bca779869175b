/** Of a pool whose feed names none; thousandths. Published in `docs/rules.md`. */
export const DEFAULT_TAKEOUT = 80;
