export { readSingleLimits as getOrdinaryLimitInfo } from '../../services/read-single-limits';
