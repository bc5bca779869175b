import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { MatchRow } from '@clutchline/contract';
import { matchRowSchema } from '@clutchline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { okEnvelope } from './envelopes';

const zip = promisify(gzip);
const GZIP_LEVEL = 4;
/** Answers below so many bytes are sent as they are. */
const LEAST_COMPRESSED = 1_024;

/** An answer whose bytes are made already, and shared with all who get the same. */
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

/** Where the data of an answer goes in its envelope. */
const [BEFORE = '', AFTER = ''] = JSON.stringify(okEnvelope('#')).split('"#"');

/**
 * Answers by the data they are made of (S-H2): the services answer the same objects until the board changes, and the bytes
 * of an answer live as long as its data. One answer is compressed at a time, so that compression leaves the threads of libuv
 * to others.
 */
export class EncodedAnswers {
  readonly #texts = new WeakMap<object, string>();
  readonly #plain = new WeakMap<object, Buffer>();
  readonly #zipped = new WeakMap<object, Promise<Buffer>>();
  #zipping: Promise<unknown> = Promise.resolve();

  /** An answer of rows, which are checked and encoded one by one: most of them outlive the list they are in. */
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

  /** Fails if the data is not what the contract says. */
  #textOf(schema: z.core.$ZodType, data: object): string {
    const known = this.#texts.get(data);
    if (known !== undefined) return known;
    const text = JSON.stringify(z.parse(schema, data));
    this.#texts.set(data, text);
    return text;
  }
}
