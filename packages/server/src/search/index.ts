export type { Stores } from './context';
export type { SearchStore } from './search-store';
export { searchNames } from './search-names';
export { indexAllNames, startSearchIndex } from './start-search-index';
