/** Macroblocks of 16 pixels. */
export const COLUMNS = 27;
export const ROWS = 15;

/** Brightness of one macroblock, a multiple of 4. */
export type Picture = readonly (readonly number[])[];

const GROUND = 32;
const DIGIT = 208;
const ON = 232;
const OFF = 80;

/** Three columns and five rows for each digit. */
const DIGITS = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
] as const;

const DIGIT_ROW = 1;
const DIGIT_COLUMNS = [10, 14] as const;
const BOX_ROW = 8;
const BOX_SIDE = 3;
const BOX_COLUMN = 2;
const BOX_PITCH = 4;
const BAR_ROW = 13;

/** Middle of the box of a bit, in pixels; bit 5 is the first. */
export const boxMiddle = (bit: number): readonly [x: number, y: number] => [
  (BOX_COLUMN + (5 - bit) * BOX_PITCH + BOX_SIDE / 2) * 16,
  (BOX_ROW + BOX_SIDE / 2) * 16,
];

/** Digits for people, six boxes for tests, and a bar of the loop. */
export function drawSecond(second: number): Picture {
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => GROUND));
  const fill = (row: number, column: number, value: number): void => {
    const line = rows[row];
    if (line !== undefined) line[column] = value;
  };
  [Math.floor(second / 10), second % 10].forEach((digit, place) => {
    Array.from(DIGITS[digit] ?? '', (dot, at) => {
      if (dot === '1') fill(DIGIT_ROW + Math.floor(at / 3), (DIGIT_COLUMNS[place] ?? 0) + (at % 3), DIGIT);
    });
  });
  for (let bit = 0; bit < 6; bit += 1) {
    const left = BOX_COLUMN + (5 - bit) * BOX_PITCH;
    const value = Math.floor(second / 2 ** bit) % 2 === 1 ? ON : OFF;
    for (let row = 0; row < BOX_SIDE; row += 1)
      for (let column = 0; column < BOX_SIDE; column += 1) fill(BOX_ROW + row, left + column, value);
  }
  const length = Math.round(((second + 1) / 64) * (COLUMNS - 4));
  for (let column = 0; column < COLUMNS - 4; column += 1) fill(BAR_ROW, 2 + column, column < length ? DIGIT : OFF);
  return rows;
}
