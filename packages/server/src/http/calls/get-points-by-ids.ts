export { readPoints as getPointsByIds } from '../../catalogue/read-points';
