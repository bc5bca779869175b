import { languageById, type LangId } from '@clutchline/contract';
import { createFormatters, createTranslator, type Catalogue } from '@clutchline/i18n';

const LOOK =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1rem;box-sizing:border-box;background:#0a0d13;color:#e8edf6;font:400 1rem/1.5 system-ui,sans-serif}h1,p{margin:0}a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#b8f34a;color:#10170a;font-weight:600;text-decoration:none}';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Self-contained: no script, no other file. `pricesAt` is in ms since 1970, null without prices. */
export function offlinePage(langId: LangId, catalogue: Catalogue, pricesAt: number | null): string {
  const t = createTranslator(langId, catalogue);
  const format = createFormatters(langId);
  const text =
    pricesAt === null ? t('embed.offline_never') : t('embed.offline_since', { time: format.dateTime(pricesAt) });
  const title = escape(t('embed.offline_title'));
  return `<!doctype html><html lang="${languageById(langId).bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${LOOK}</style></head><body><main><h1>${title}</h1><p>${escape(text)}</p><p><a href="/">${escape(t('embed.offline_retry'))}</a></p></main></body></html>`;
}
