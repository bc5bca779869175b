const BYTE = 250;

export const callerAddress = (caller: number): string =>
  `10.${String(Math.floor(caller / BYTE / BYTE))}.${String(Math.floor(caller / BYTE) % BYTE)}.${String(1 + (caller % BYTE))}`;
