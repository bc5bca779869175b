export type { AnalysisStore } from './analysis-store';
export type { Stores } from './context';
export { readAnalysis, readPriceSteps } from './read-analysis';
export { startPriceSteps } from './start-price-steps';
