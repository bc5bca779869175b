import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import type { NewPasskey, UsedPasskey } from '@clutchline/contract/desk';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949), as far as authenticators need it: lengths below 256. */
const head = (type: number, value: number): Buffer =>
  Buffer.from(value < 24 ? [type * 32 + value] : [type * 32 + 24, value]);
const cborInteger = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (data: Uint8Array): Buffer => Buffer.concat([head(2, data.length), data]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborMap = (pairs: readonly (readonly [key: Buffer, value: Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly isVerified?: boolean;
  /** Default: one more than before. */
  readonly counter?: number;
}

/** An authenticator without a browser: ES256, as a passkey of a phone. */
export class SoftwarePasskey {
  readonly #id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: Uint8Array;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#publicKey = cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }

  create(ceremony: Ceremony): NewPasskey {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey]);
    const authData = Buffer.concat([this.#authenticatorData(ceremony, ATTESTED), attested]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    const response = {
      clientDataJSON: encoded(this.#clientData('webauthn.create', ceremony)),
      attestationObject: encoded(attestation),
    };
    return { ...this.#named(), response };
  }

  use(ceremony: Ceremony): UsedPasskey {
    const authenticatorData = this.#authenticatorData(ceremony, 0);
    const clientData = this.#clientData('webauthn.get', ceremony);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authenticatorData),
        signature: encoded(signature),
      },
    };
  }

  #named() {
    return { id: encoded(this.#id), rawId: encoded(this.#id), type: 'public-key' as const };
  }

  #clientData(type: string, { challenge, origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData({ origin, isVerified = true, counter = this.#counter + 1 }: Ceremony, more: number): Buffer {
    this.#counter = counter;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = USER_PRESENT | more | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  }
}
