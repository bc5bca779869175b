import { Agent, request } from 'node:http';

const REQUEST_TIMEOUT_MS = 10_000;

/** Keep-alive, from one loopback address. */
export const agentFrom = (localAddress: string): Agent =>
  new Agent({ keepAlive: true, maxSockets: 1, localAddress, keepAliveMsecs: 5_000 });

export interface AttackRequest {
  readonly agent: Agent;
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Status 0: no response; the text is the reason. */
export interface TimedAnswer {
  readonly status: number;
  readonly text: string;
}

/** Never rejects. */
export function sendRequest(url: string, { agent, path, body, headers = {} }: AttackRequest): Promise<TimedAnswer> {
  const text = JSON.stringify(body);
  const { hostname, port } = new URL(url);
  const options = {
    ...{ hostname, port, path, agent, method: 'POST', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) },
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
  };
  return new Promise((resolve) => {
    const fail = (cause: Error): void =>
      resolve({ status: 0, text: cause.name === 'AbortError' ? 'no answer' : cause.message });
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', fail);
    sent.end(text);
  });
}
