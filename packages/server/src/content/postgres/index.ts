export { writeDetails } from './write-details';
export { writeStages } from './write-stages';
