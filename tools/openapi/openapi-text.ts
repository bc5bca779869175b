import { format, resolveConfig } from 'prettier';

import { describeCalls } from './describe-calls';

/** `docs/openapi.json`, formatted by prettier. */
export async function openapiText(file: string): Promise<string> {
  return format(JSON.stringify(describeCalls()), { ...(await resolveConfig(file)), filepath: file });
}
