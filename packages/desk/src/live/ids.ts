const ID = /^[1-9]\d{0,14}$/;

/** Number of a match, play, point or player, as the contract accepts it; null for any other text. */
export const idOf = (text: string): number | null => (ID.test(text) ? Number(text) : null);

/** @example isOrderNo('01KAXR4V7Q2M8T5N9B3C6D1E0F') // true */
export const isOrderNo = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
