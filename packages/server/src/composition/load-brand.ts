import { readFile } from 'node:fs/promises';

import { type Brand, readBrand } from '@clutchline/contract';

import type { Log } from '../platform/log/log';

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

async function read(file: string): Promise<ReturnType<typeof readBrand>> {
  try {
    return readBrand(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    return { faults: [messageOf(cause)] };
  }
}

/** Null without a file. A file that is missing or invalid is logged with its faults, and the default brand is served. */
export async function loadBrand(file: string | null, log: Log): Promise<Brand | null> {
  if (file === null) return null;
  const found = await read(file);
  if ('brand' in found) return found.brand;
  log.error({ file, faults: found.faults }, 'brand file invalid, the default brand is served');
  return null;
}
