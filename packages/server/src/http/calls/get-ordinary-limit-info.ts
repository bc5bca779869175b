export { readSingleLimits as getOrdinaryLimitInfo } from '../../placement/limits/read-single-limits';
