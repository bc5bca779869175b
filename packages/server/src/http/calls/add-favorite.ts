export { setFavorite as addFavorite } from '../../services/set-favorite';
