export { readHistory as getUserHistory } from '../../services/read-history';
