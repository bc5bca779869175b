import * as z from 'zod/mini';

/** Whether this machine knows the IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** IANA name of at most 64 characters, such as 'Asia/Tokyo'. */
export const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone));
