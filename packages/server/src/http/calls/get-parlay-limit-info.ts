export { readParlayLimits as getParlayLimitInfo } from '../../placement/limits/read-parlay-limits';
