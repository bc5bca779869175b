const BYTE = 250;

/** An address of its own for each caller, as our proxy in front would write it. */
export const callerAddress = (caller: number): string =>
  `10.${String(Math.floor(caller / BYTE / BYTE))}.${String(Math.floor(caller / BYTE) % BYTE)}.${String(1 + (caller % BYTE))}`;
