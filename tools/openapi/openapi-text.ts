import { format, resolveConfig } from 'prettier';

import { describeCalls } from './describe-calls';

/** The text of `docs/openapi.json`, formatted as the rest of the checkout. */
export async function openapiText(file: string): Promise<string> {
  return format(JSON.stringify(describeCalls()), { ...(await resolveConfig(file)), filepath: file });
}
