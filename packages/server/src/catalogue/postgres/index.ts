export { changedPoint, type ChangedPointRow, toChangedPoint } from './changed-points';
export { pointStatusOf, selectMatches, acceptsBets, textsOf, toLive, toMatch } from './board-rows';
