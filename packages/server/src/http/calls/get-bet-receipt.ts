export { readReceipt as getBetReceipt } from '../../services/read-receipt';
