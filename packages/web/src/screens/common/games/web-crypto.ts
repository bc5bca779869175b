const WORDS = 8;

/** Null on `http` pages of other hosts, which have none. */
export function webCrypto(): SubtleCrypto | null {
  return 'subtle' in globalThis.crypto ? globalThis.crypto.subtle : null;
}

/**
 * The first blocks of a recipe by the cryptography of the browser, as `block` of domain/chance computes them. It answers
 * later, so a verification asks for them before it draws.
 */
export async function browserBlocks(
  subtle: SubtleCrypto,
  key: Uint8Array,
  text: string,
  count: number,
): Promise<readonly (readonly number[])[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['sign']);
  const signed = Array.from({ length: count }, async (_, n) =>
    subtle.sign('HMAC', imported, new TextEncoder().encode(`${text}|${n}`)),
  );
  return (await Promise.all(signed)).map((bytes) => {
    const view = new DataView(bytes);
    return Array.from({ length: WORDS }, (_, word) => view.getUint32(word * 4));
  });
}
