import type { Listed, Position } from './reporting-store';

export const BEGINNING: Position = { xid: '0', id: 0 };

const MOST_XID = 2n ** 64n - 1n;
const FORM = /^(bets|transactions) (\d{1,20}) (\d{1,16})$/;

export function cursorOf(listed: Listed, { xid, id }: Position): string {
  return Buffer.from(`${listed} ${xid} ${id}`).toString('base64url');
}

/** Null: not of this list (bad input row 270). Whether it was given out, the store knows. */
export function readCursor(listed: Listed, cursor: string): Position | null {
  const [, name, xid = '', digits = ''] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = { xid: BigInt(xid).toString(), id: Number(digits) };
  const isOurs = name === listed && cursorOf(listed, position) === cursor;
  return isOurs && BigInt(xid) <= MOST_XID && Number.isSafeInteger(position.id) ? position : null;
}
