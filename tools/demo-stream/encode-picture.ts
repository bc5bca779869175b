import { BitWriter } from './bit-writer';
import { COLUMNS, ROWS, type Picture } from './draw-second';

export const WIDTH = 426;
export const HEIGHT = 240;

/** Constrained baseline, level 2.1, which allows 405 macroblocks. */
const PROFILE = [66, 0xc0, 21] as const;
export const PROFILE_BYTES = Buffer.from(PROFILE);

/** With it one step of a brightness coefficient is `STEP` of brightness, exactly. */
const QUANTIZER = 40;
const STEP = 4;

const NAL = { parameters: 0x67, picture: 0x68, whole: 0x65, same: 0x41 } as const;

/** Two zero bytes before a small one would read as the start of a unit. */
function unit(header: number, payload: Buffer): Buffer {
  const bytes: number[] = [header];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros === 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

export function sequenceParameters(): Buffer {
  const bits = new BitWriter();
  for (const byte of PROFILE) bits.bits(byte, 8);
  // Set 0, four bits of picture numbers, output in the order of decoding, one reference picture without gaps.
  bits.unsigned(0).unsigned(0).unsigned(2).unsigned(1).bits(0, 1);
  // Macroblocks, frames only, and the part of the last column beyond the width, in pairs of pixels.
  bits.unsigned(COLUMNS - 1).unsigned(ROWS - 1);
  bits.bits(0b111, 3).unsigned(0);
  bits.unsigned((COLUMNS * 16 - WIDTH) / 2).unsigned(0);
  bits.unsigned((ROWS * 16 - HEIGHT) / 2).bits(0, 1);
  return unit(NAL.parameters, bits.withStopBit());
}

export function pictureParameters(): Buffer {
  const bits = new BitWriter().unsigned(0).unsigned(0).bits(0, 2).unsigned(0).unsigned(0).unsigned(0).bits(0, 3);
  bits
    .signed(QUANTIZER - 26)
    .signed(0)
    .signed(0);
  // The slices switch the deblocking filter off.
  bits.bits(0b100, 3);
  return unit(NAL.picture, bits.withStopBit());
}

const PREDICTION = { vertical: 0, horizontal: 1, mean: 2 } as const;

/**
 * A whole picture of macroblocks with one brightness each: predicted from the left or upper one, and the difference.
 * @param number differs from that of the whole picture before.
 */
export function wholePicture(picture: Picture, number: number): Buffer {
  // First macroblock 0, all slices intra, set 0, picture 0.
  const bits = new BitWriter().unsigned(0).unsigned(7).unsigned(0).bits(0, 4).unsigned(number).bits(0, 2);
  bits.signed(0).unsigned(1);
  picture.forEach((row, y) => row.forEach((value, x) => writeMacroblock(bits, value, { picture, x, y })));
  return unit(NAL.whole, bits.withStopBit());
}

interface Place {
  readonly picture: Picture;
  readonly x: number;
  readonly y: number;
}

function writeMacroblock(bits: BitWriter, value: number, { picture, x, y }: Place): void {
  const left = x > 0 ? picture[y]?.[x - 1] : undefined;
  const above = picture[y - 1]?.[x];
  const fromAbove = above !== undefined && (left === undefined || (left !== value && above === value));
  const mode = fromAbove ? PREDICTION.vertical : left === undefined ? PREDICTION.mean : PREDICTION.horizontal;
  // Nothing around the first one: half brightness.
  const predicted = (fromAbove ? above : left) ?? 128;
  // Intra 16x16 without further coefficients, colours by mean (grey), the same quantizer.
  bits
    .unsigned(1 + mode)
    .unsigned(0)
    .signed(0);
  writeLevel(bits, (value - predicted) / STEP);
}

/** One coefficient, or none, coded with CAVLC for neighbours without any. */
function writeLevel(bits: BitWriter, level: number): void {
  if (level === 0) {
    bits.bits(1, 1);
    return;
  }
  if (Math.abs(level) === 1) {
    bits.bits(0b01, 2).bits(level < 0 ? 1 : 0, 1);
  } else {
    bits.bits(0b000101, 6);
    // A level of 1 has another code, so the codes begin at 2.
    const code = (level > 0 ? 2 * level - 2 : -2 * level - 1) - 2;
    if (code < 14) bits.bits(1, code + 1);
    else if (code < 30) bits.bits(1, 15).bits(code - 14, 4);
    else bits.bits(1, 16).bits(code - 30, 12);
  }
  // It is the first coefficient: no zeros before it.
  bits.bits(1, 1);
}

/** @param number of the picture since the last whole one, from 1. */
export function samePicture(number: number): Buffer {
  const bits = new BitWriter()
    .unsigned(0)
    .unsigned(5)
    .unsigned(0)
    .bits(number % 16, 4);
  // Default references and marking, the same quantizer, no filter; every macroblock is skipped.
  bits.bits(0, 3).signed(0).unsigned(1);
  bits.unsigned(COLUMNS * ROWS);
  return unit(NAL.same, bits.withStopBit());
}
