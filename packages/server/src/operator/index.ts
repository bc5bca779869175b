export { twoPeople } from './two-people';
