import { openApiDocument } from '@clutchline/server/reference';
import { format, resolveConfig } from 'prettier';

import { createServerTexts } from '../../packages/server/src/platform/server-texts';

export async function openapiText(file: string): Promise<string> {
  const text = JSON.stringify(openApiDocument(createServerTexts()));
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
