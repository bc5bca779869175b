export { readBalance as balance } from '../../services/read-balance';
