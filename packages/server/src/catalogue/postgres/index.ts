export { pointStatusOf, selectMatches, acceptsBets, textsOf, toLive, toMatch } from './board-rows';
