export { readPlayerLimits as getPlayerLimits } from '../../services/read-player-limits';
