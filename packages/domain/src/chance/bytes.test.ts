import { createHash, createHmac } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hashOf, macOf, readHex32, toHex } from './bytes';

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const times = (byte: number, count: number): Uint8Array => new Uint8Array(count).fill(byte);

describe('hashOf', () => {
  // FIPS 180-4 examples and NIST CAVP SHA256ShortMsg.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('V3 ROUND-5 hashes a text of NIST', (text, hash) => {
    expect(toHex(hashOf(text))).toBe(hash);
  });

  it.each([
    ['d3', '28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1'],
    ['11af', '5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98'],
    ['74ba2521', 'b16aa56be3880d18cd41e68384cf1ec8c17680c45a02b1575dc1518923ae8b0e'],
  ])('V3 ROUND-5 hashes the bytes %s of NIST', (message, hash) => {
    expect(toHex(hashOf(bytesOf(message)))).toBe(hash);
  });

  it('V3 ROUND-5 equals the hash and the HMAC of Node for any bytes and text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'grapheme' }), (bytes, text) => {
        expect(toHex(hashOf(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect(toHex(hashOf(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
        expect(toHex(macOf(bytes, text))).toBe(createHmac('sha256', bytes).update(text, 'utf8').digest('hex'));
      }),
    );
  });
});

describe('macOf', () => {
  // RFC 4231, test cases 1, 2 and 6.
  it.each([
    [times(0x0b, 20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      Uint8Array.from(Buffer.from('Jefe')),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      times(0xaa, 131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('V3 ROUND-5 authenticates a text of RFC 4231', (key, text, mac) => {
    expect(toHex(macOf(key, text))).toBe(mac);
  });
});

describe('readHex32', () => {
  const HEX = '2832ce0fa97dddaa295196300b0a495d0e939050997db215c4daf8e316c68059';

  it('ROUND-5 reads 32 bytes and writes them again', () => {
    expect(toHex(readHex32(HEX) ?? new Uint8Array())).toBe(HEX);
  });

  it.each([HEX.slice(2), HEX.toUpperCase(), `${HEX}00`, `${HEX}\n`, ` ${HEX}`, HEX.replace('2', 'g'), ''])(
    'bad-input 140 a seed of %j is none',
    (text) => {
      expect(readHex32(text)).toBeNull();
    },
  );
});
