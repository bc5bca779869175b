import { hash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT = { id: 'desk', secret: 'a secret of the desk' } as const;

/** What a code is exchanged for. */
export interface IssuedToken {
  readonly claims: JWTPayload;
  /** Signed by a key that the provider does not publish. */
  readonly isForged?: boolean;
  /** Answer of the token endpoint instead: a status. */
  readonly status?: number;
}

interface Issued extends IssuedToken {
  readonly challenge: string;
  readonly redirectUri: string;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

/** A small OpenID provider over HTTP: discovery, keys and tokens; persons press nothing. */
export class TestIdentityProvider {
  /** In the discovery document; default: its address. */
  namesIssuer: string | null = null;
  readonly #codes = new Map<string, Issued>();
  #server: Server | null = null;
  #port = 0;

  private constructor(
    private readonly keys: Awaited<ReturnType<typeof generateKeyPair>>,
    private readonly other: Awaited<ReturnType<typeof generateKeyPair>>,
  ) {}

  static async open(): Promise<TestIdentityProvider> {
    const provider = new TestIdentityProvider(await generateKeyPair('RS256'), await generateKeyPair('RS256'));
    await provider.start();
    return provider;
  }

  get issuer(): string {
    return `https://127.0.0.1:${this.#port}`;
  }

  /** Of the desk: an issuer has to be HTTPS, and this one has no certificate. */
  readonly request = (url: string, init: object): Promise<Response> => fetch(url.replace(/^https:/, 'http:'), init);

  /** Again at the same address. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  /**
   * As if a person had signed in on the page of this address.
   *
   * @returns the parameters with which the provider returns to the desk.
   */
  signIn(authorizationUrl: string, issue: (claims: JWTPayload) => IssuedToken): string {
    const asked = new URL(authorizationUrl).searchParams;
    const of = (name: string): string => asked.get(name) ?? '';
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...{ iss: this.issuer, aud: of('client_id'), sub: 'subject-1', nonce: of('nonce') },
      ...{ iat: now, exp: now + 300, auth_time: now, amr: ['pwd', 'mfa'], name: 'Ann Other', roles: ['trader'] },
    };
    const code = randomUUID();
    this.#codes.set(code, {
      ...issue(claims),
      ...{ challenge: of('code_challenge'), redirectUri: of('redirect_uri') },
    });
    return `?${new URLSearchParams({ code, state: of('state'), iss: this.issuer }).toString()}`;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    switch (new URL(request.url ?? '', this.issuer).pathname) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: this.#metadata() };
      case '/keys': {
        const key = await exportJWK(this.keys.publicKey);
        return { status: 200, body: { keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] } };
      }
      case '/token':
        return await this.#exchange(await bodyOf(request));
      default:
        return { status: 404, body: {} };
    }
  }

  #metadata() {
    const { issuer } = this;
    return {
      issuer: this.namesIssuer ?? issuer,
      ...{
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      },
      ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  async #exchange(body: URLSearchParams): Promise<{ status: number; body: unknown }> {
    const issued = this.#codes.get(body.get('code') ?? '');
    this.#codes.delete(body.get('code') ?? '');
    const isClient = body.get('client_id') === CLIENT.id && body.get('client_secret') === CLIENT.secret;
    const challenge = hash('sha256', body.get('code_verifier') ?? '', 'base64url');
    if (!isClient || issued?.challenge !== challenge || issued.redirectUri !== body.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } };
    if (issued.status !== undefined) return { status: issued.status, body: {} };
    const { privateKey } = issued.isForged === true ? this.other : this.keys;
    const id_token = await new SignJWT(issued.claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
    return { status: 200, body: { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token } };
  }
}
