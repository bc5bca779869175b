export { setPlayerLimit } from '../../services/set-player-limit';
