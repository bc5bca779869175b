export { pointStatusOf, selectMatches, takesBets, textsOf, toLive, toMatch } from './board-rows';
