import { languageById } from '@clutchline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { readPageSubject, type PageSubject } from '../../content';
import { KeyedBuckets, type Rate } from '../../platform/concurrency/token-bucket';
import { clientKeyOf } from '../../platform/network/request-headers';
import type { HttpOptions } from '../http-options';
import { pageLook } from './page-look';
import { PAGE, type PageReader } from './serve-web';
import type { WebFiles } from './web-files';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** In a script element no text may end it. */
const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const NOT_INDEXED = '<meta name="robots" content="noindex">';
/** Of the build, one for all pages. */
const PICTURE = '/app-icon.svg';

/** The head of a page with title, description, address and data of its subject; `null` is not for search engines. */
export function withMetadata(page: string, subject: PageSubject | null, publicUrl: string): string {
  if (subject === null) return page.replace('</head>', () => `${NOT_INDEXED}</head>`);
  const [title, about] = [escapeHtml(subject.title), escapeHtml(subject.about)];
  const address = escapeHtml(publicUrl + subject.path);
  const brand = /<title[^>]*>([^<]*)<\/title>/.exec(page)?.[1] ?? '';
  const property = (name: string, content: string): string => `<meta property="og:${name}" content="${content}">`;
  const tags = [
    `<link rel="canonical" href="${address}">`,
    ...[property('type', 'website'), property('site_name', brand), property('title', title)],
    ...[property('description', about), property('url', address), property('image', publicUrl + PICTURE)],
    ...(subject.data === null ? [] : [`<script type="application/ld+json">${scriptJson(subject.data)}</script>`]),
  ];
  return page
    .replace(/(<title[^>]*>)[^<]*<\/title>/, (_all, start: string) => `${start}${title} – ${brand}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_all, start: string) => start + about)
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/** Pages with a subject per client; further ones are served as they are built. */
const RATE: Rate = { burst: 100, perSecond: 10 };

interface Pages {
  readonly files: WebFiles;
  readonly served: Pick<HttpOptions, 'context' | 'publicUrl' | 'hasHostPage' | 'trustedHops'>;
}

/** Adds metadata to the pages of `--public-url`. */
export function pagesWithMetadata(pages: Pages): PageReader {
  const clients = new KeyedBuckets(RATE);
  return async (request, reply) => {
    const { hasHostPage, trustedHops } = pages.served;
    if (hasHostPage) void reply.header('x-robots-tag', 'noindex');
    const isLimited = clients.tryAcquire(clientKeyOf(request.raw, trustedHops)) !== null;
    return isLimited ? null : await pageWithMetadata(request, reply, pages);
  };
}

/** The page of a route for `--public-url`; null serves the built page as it is. */
async function pageWithMetadata(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, served }: Pages,
): Promise<string | null> {
  const { publicUrl, context } = served;
  const page = files.get(PAGE);
  if (publicUrl === null || page === undefined) return null;
  const address = new URL(request.raw.url ?? '/', publicUrl);
  const { langId: lang } = pageLook(request);
  const subject = await readPageSubject(context, address, lang);
  const text = (await page.bodyFor(undefined)).bytes.toString('utf8');
  void reply.code(200).type('text/html; charset=utf-8');
  void reply.header('cache-control', 'no-cache').header('vary', 'accept-language, cookie, accept-encoding');
  const html = `<html lang="${languageById(lang).bcp47}"`;
  return withMetadata(text, subject, publicUrl).replace(/<html lang="[^"]*"/, html);
}
