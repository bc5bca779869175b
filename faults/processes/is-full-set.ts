/** Whether `npm run faults` runs: the full numbers of the promises, and their figures held to. */
export const isFullSet = process.env['FAULT_SEEDS'] !== undefined;
