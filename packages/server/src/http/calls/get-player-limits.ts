export { readPlayerLimits as getPlayerLimits } from '../../placement/limits/read-player-limits';
