import { simulateHalf } from './simulate';

simulateHalf(1);
