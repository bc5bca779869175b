export { hashOf, macOf, readHex32, toHex } from './bytes';
export { block, drawsFrom, seededDraws, type BlockOf, type Draws } from './draws';
export { chiSquareP, type DrawnTable } from './chi-square';
export { canonicalJson, tableHash } from './canonical-json';
export {
  compareFractions,
  decimalText,
  dividedBy,
  fraction,
  percentText,
  plus,
  times,
  type Fraction,
} from './fraction';
