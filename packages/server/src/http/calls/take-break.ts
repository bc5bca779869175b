export { takeBreak } from '../../players/preferences/take-break';
