export { readReceipt as getBetReceipt } from '../../history/read-receipt';
