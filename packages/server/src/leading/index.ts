export { type Leading, startLeading } from './start-leading';
export type { TermStore } from './term-store';
export { withinTerm } from './within-term';
