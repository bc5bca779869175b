/** An amount as a decimal string in whole units: "12480.50" or "-3". */
export const AMOUNT_FORMAT = /^-?(0|[1-9]\d{0,17})(\.\d{1,3})?$/;
