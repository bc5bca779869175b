import type { LoggedHead } from '../ledger';

/**
 * Null if invalid.
 *
 * @example readLoggedHead(`12:${'ab'.repeat(32)}`) // { number: 12, head: 'abab…' }
 */
export function readLoggedHead(text: string): LoggedHead | null {
  const found = /^(?<number>[1-9]\d{0,14}):(?<head>[0-9a-f]{64})$/i.exec(text.trim());
  if (found?.groups === undefined) return null;
  const { number = '', head = '' } = found.groups;
  return { number: Number(number), head: head.toLowerCase() };
}
