import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { MatchRow } from '@clutchline/contract';
import { matchRowSchema } from '@clutchline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { okEnvelope } from './envelopes';

const zip = promisify(gzip);
const GZIP_LEVEL = 4;
/** Bytes. */
export const LEAST_COMPRESSED = 1_024;

export class EncodedAnswer {
  constructor(
    readonly body: Buffer,
    readonly isGzip: boolean,
  ) {}

  sendOn(reply: FastifyReply): FastifyReply {
    void reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'Origin, Accept-Encoding');
    if (this.isGzip) void reply.header('content-encoding', 'gzip');
    return reply.send(this.body);
  }
}

export function acceptsGzip({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const asked = headers['accept-encoding'] ?? '';
  return /\bgzip\b/i.test(asked) && !/\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(asked);
}

const [BEFORE = '', AFTER = ''] = JSON.stringify(okEnvelope('#')).split('"#"');

/**
 * Caches by data object, which is shared until the board changes (S-H2). Compresses one answer at a time, to leave
 * libuv threads for other work.
 */
export class EncodedAnswers {
  readonly #texts = new WeakMap<object, string>();
  readonly #plain = new WeakMap<object, Buffer>();
  readonly #zipped = new WeakMap<object, Promise<Buffer>>();
  #zipping: Promise<unknown> = Promise.resolve();

  /** Row by row: most rows outlive their list. */
  ofRows(rows: readonly MatchRow[], isGzip: boolean): Promise<EncodedAnswer> {
    return this.#answer(rows, isGzip, () => {
      const texts = rows.map((row) => this.#textOf(matchRowSchema, row));
      return `{"rows":[${texts.join(',')}]}`;
    });
  }

  of(schema: z.core.$ZodType, data: object, isGzip: boolean): Promise<EncodedAnswer> {
    return this.#answer(data, isGzip, () => this.#textOf(schema, data));
  }

  async #answer(data: object, isGzip: boolean, write: () => string): Promise<EncodedAnswer> {
    const plain = this.#plain.get(data) ?? Buffer.from(`${BEFORE}${write()}${AFTER}`);
    this.#plain.set(data, plain);
    if (!isGzip || plain.length < LEAST_COMPRESSED) return new EncodedAnswer(plain, false);
    const zipped = this.#zipped.get(data) ?? this.#zip(plain);
    this.#zipped.set(data, zipped);
    return new EncodedAnswer(await zipped, true);
  }

  #zip(plain: Buffer): Promise<Buffer> {
    const zipped = this.#zipping.then(() => zip(plain, { level: GZIP_LEVEL }));
    this.#zipping = zipped.catch(() => undefined);
    return zipped;
  }

  /** @throws on a mismatch. */
  #textOf(schema: z.core.$ZodType, data: object): string {
    const known = this.#texts.get(data);
    if (known !== undefined) return known;
    const text = JSON.stringify(z.parse(schema, data));
    this.#texts.set(data, text);
    return text;
  }
}
