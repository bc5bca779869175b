export { distinctOperators } from './operator-name';
