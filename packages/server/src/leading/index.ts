export { type Leading, startLeading } from './start-leading';
export { type TermStore, withinTerm } from './within-term';
