import { isPlainJson } from './scan-json';

export class BadBodyError extends Error {
  readonly statusCode = 400;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Bad input rows 2 to 14. */
export function parseBody(bytes: Uint8Array): unknown {
  try {
    const text = decoder.decode(bytes);
    if (isPlainJson(text)) return JSON.parse(text);
  } catch (cause) {
    throw new BadBodyError('the body is not JSON in UTF-8', { cause });
  }
  throw new BadBodyError('the body is not plain JSON');
}
