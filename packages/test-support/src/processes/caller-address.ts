const BYTE = 250;

/** As the trusted proxy would set it. */
export const callerAddress = (caller: number): string =>
  `10.${String(Math.floor(caller / BYTE / BYTE))}.${String(Math.floor(caller / BYTE) % BYTE)}.${String(1 + (caller % BYTE))}`;
