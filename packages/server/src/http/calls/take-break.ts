export { takeBreak } from '../../services/take-break';
