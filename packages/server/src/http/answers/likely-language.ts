import { DEFAULT_LANG, langId, languageOfTag, type LangId } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';

const weightOf = (part: string): number => Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);

/** Most preferred first. */
function tagsOf(header: string): string[] {
  const parts = header.split(',');
  return parts.toSorted((a, b) => weightOf(b) - weightOf(a)).map((part) => part.replace(/;.*/, '').trim());
}

/** Known before the body is read; the language stored in the page is not (LANG-6). */
export function likelyLanguage(request: FastifyRequest): LangId {
  const [, query] = (request.raw.url ?? '').split('?', 2);
  const asked = langId.safeParse(Number(new URLSearchParams(query).get('lang')));
  if (asked.success) return asked.data;
  const known = tagsOf(request.headers['accept-language'] ?? '').map(languageOfTag);
  return known.find((id) => id !== null) ?? DEFAULT_LANG;
}
