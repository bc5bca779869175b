export { setFavorite as addFavorite } from '../../players/preferences/set-favorite';
