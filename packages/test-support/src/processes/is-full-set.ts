/** `npm run faults`: full scale, with asserted figures. */
export const isFullSet = process.env['FAULT_SEEDS'] !== undefined;
