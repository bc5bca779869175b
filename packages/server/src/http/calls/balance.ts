export { readBalance as balance } from '../../players/preferences/read-balance';
