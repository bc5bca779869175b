export { writeStages } from './write-stages';
