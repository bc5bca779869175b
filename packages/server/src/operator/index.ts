export { distinctOperators, readOperatorName } from './operator-name';
