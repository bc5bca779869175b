export { readParlayLimits as getParlayLimitInfo } from '../../services/read-parlay-limits';
