export { listMatches as getGameListByGameTypeId } from '../../services/list-matches';
