export { listCategories as getGameTypeDict } from '../../services/list-categories';
