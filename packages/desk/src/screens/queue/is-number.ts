/** Of a match or play, as the contract takes it. */
export const isNumber = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** @example isOrderNo('01KAXR4V7Q2M8T5N9B3C6D1E0F') // true */
export const isOrderNo = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
