import { format, resolveConfig } from 'prettier';

import { describeCalls } from '@clutchline/server/reference';

/** `docs/openapi.json`, formatted by prettier. */
export async function openapiText(file: string): Promise<string> {
  return format(JSON.stringify(describeCalls()), { ...(await resolveConfig(file)), filepath: file });
}
