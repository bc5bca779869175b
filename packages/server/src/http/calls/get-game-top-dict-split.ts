export { listHandicaps as getGameTopDictSplit } from '../../catalogue/list-handicaps';
