export { FINISHED_COLUMNS, FINISHED_JOINS } from './finished-rows';
export { writeDetails } from './write-details';
export { writeStages } from './write-stages';
export { writeStreams } from './write-streams';
