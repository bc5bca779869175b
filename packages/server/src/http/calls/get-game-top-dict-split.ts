export { listHandicaps as getGameTopDictSplit } from '../../services/list-handicaps';
