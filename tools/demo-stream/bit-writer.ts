/** Bits of a coded picture or sound, most significant first. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** Unsigned, of a fixed number of bits. */
  bits(value: number, count: number): this {
    for (let place = count - 1; place >= 0; place -= 1) this.#bits.push(Math.floor(value / 2 ** place) % 2);
    return this;
  }

  /** Exp-Golomb code, ue(v) of H.264. */
  unsigned(value: number): this {
    const count = Math.floor(Math.log2(value + 1));
    return this.bits(0, count).bits(value + 1, count + 1);
  }

  /** se(v) of H.264. */
  signed(value: number): this {
    return this.unsigned(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** Ends with a 1 and zeros up to a whole byte, as a NAL unit does. */
  withStopBit(): Buffer {
    this.#bits.push(1);
    return this.bytes();
  }

  /** Zeros fill the last byte. */
  bytes(): Buffer {
    while (this.#bits.length % 8 !== 0) this.#bits.push(0);
    const bytes = Buffer.alloc(this.#bits.length / 8);
    this.#bits.forEach((bit, place) => {
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (bit << (7 - (place % 8)));
    });
    return bytes;
  }
}
