export { setPlayerLimit } from '../../players/preferences/set-player-limit';
