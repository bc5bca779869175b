export { twoPeople } from './operator-name';
