import { type Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface PostedRequest {
  readonly target: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** Of the protocol of the target. */
  readonly agent: HttpAgent;
  readonly timeoutMs: number;
  /** Of the answer. */
  readonly mostBytes: number;
  readonly signal?: AbortSignal;
}

export interface PostedAnswer {
  readonly status: number;
  readonly text: string;
}

/** Follows no redirect (bad input row 273). Rejects without an answer in time, or if it is too large. */
export async function postBytes(posted: PostedRequest): Promise<PostedAnswer> {
  const { target, bytes, agent, timeoutMs, mostBytes, signal } = posted;
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { ...posted.headers, 'content-length': bytes.length };
  return await new Promise((resolve, reject) => {
    const request = send(
      target,
      { method: 'POST', headers, agent, ...(signal !== undefined && { signal }) },
      (response) => {
        readAnswer(response, mostBytes).then(resolve, reject);
      },
    );
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), timeoutMs);
    request.on('error', reject);
    request.on('close', () => clearTimeout(timer));
    request.end(bytes);
  });
}

async function readAnswer(response: IncomingMessage, mostBytes: number): Promise<PostedAnswer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) throw new Error('a part of the answer is not bytes');
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('the answer is too large');
    parts.push(part);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') };
}

/** Of a failed request, such as `ECONNREFUSED`; empty without one. */
export const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
