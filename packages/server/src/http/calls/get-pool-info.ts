export { readPools as getPoolInfo } from '../../services/read-pools';
