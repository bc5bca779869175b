export { readPoints as getPointsByIds } from '../../services/read-points';
