export { readMatch as getPointsListSplit } from '../../services/read-match';
