import { operatorOpenApi } from '@clutchline/server/operator-reference';
import { openApiDocument } from '@clutchline/server/reference';
import { format, resolveConfig } from 'prettier';

import { createServerTexts } from '../../packages/server/src/platform/server-texts';

export const openapiText = (file: string): Promise<string> => textOf(openApiDocument(createServerTexts()), file);

export const operatorOpenapiText = (file: string): Promise<string> => textOf(operatorOpenApi(), file);

async function textOf(document: object, file: string): Promise<string> {
  return await format(JSON.stringify(document), { ...(await resolveConfig(file)), filepath: file });
}
