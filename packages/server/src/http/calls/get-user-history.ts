export { readHistory as getUserHistory } from '../../history/read-history';
