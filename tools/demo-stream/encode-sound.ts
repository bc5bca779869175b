import { BitWriter } from './bit-writer';

export const SAMPLE_RATE = 16_000;
/** Samples. */
export const FRAME = 1_024;

/** AAC-LC, 16 kHz, mono. */
export const SOUND_CONFIG = Buffer.from([0x14, 0x08]);

const BAND = 13;
const VOLUME = 180;

/** One channel; with a tone, the first line of one band is −1, in the codes of codebook 1. */
export function soundFrame(hasTone: boolean): Buffer {
  const bits = new BitWriter().bits(0, 3 + 4);
  bits.bits(hasTone ? VOLUME : 0, 8);
  // Long window, sine shape, number of bands, no prediction.
  bits.bits(0, 4).bits(hasTone ? BAND + 1 : 0, 6);
  bits.bits(0, 1);
  if (hasTone) {
    // Bands without lines, then one with codebook 1 and the volume as it is.
    bits.bits(0, 4).bits(BAND, 5).bits(1, 4).bits(1, 5).bits(0, 1);
  }
  // No pulses, noise shaping or gain control.
  bits.bits(0, 3);
  // Twelve lines, four in a code: (−1, 0, 0, 0), then zeros.
  if (hasTone) bits.bits(0b10001, 5).bits(0, 2);
  return bits.bits(7, 3).bytes();
}
