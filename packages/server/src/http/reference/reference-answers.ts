import type { Words } from '../answers/envelopes';
import type { OperatorAnswer } from '../../platform/metrics/serve-metrics';
import { openApiDocument } from './openapi-document';
import { PAGE_POLICY, referencePage } from './reference-page';

interface Texts {
  readonly document: string;
  readonly page: string;
}

function textsOf(words: Words): Texts {
  const document = openApiDocument(words);
  return { document: JSON.stringify(document), page: referencePage(document) };
}

/** `/openapi.json` and `/reference`; made at the first request. */
export function referenceAnswers(words: Words): Readonly<Record<string, () => Promise<OperatorAnswer>>> {
  let made: Promise<Texts> | null = null;
  const texts = (): Promise<Texts> => (made ??= Promise.resolve(words).then(textsOf));
  return {
    '/openapi.json': async () => ({ status: 200, type: 'application/json', text: (await texts()).document }),
    '/reference': async () => {
      const { page } = await texts();
      return { status: 200, type: 'text/html; charset=utf-8', text: page, policy: PAGE_POLICY };
    },
  };
}
