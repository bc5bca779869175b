export type { Stores } from './context';
export type { SpoilerStore } from './spoiler-store';
export { readRevealed, setRevealed } from './revealed-results';
