export { readPools as getPoolInfo } from '../../pools/read-pools';
