export { pointStatusOf, selectMatches, takesBets, toLive, toMatch } from './board-rows';
