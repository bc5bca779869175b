export { readMatch as getPointsListSplit } from '../../catalogue/read-match';
