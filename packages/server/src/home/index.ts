export type { Stores } from './context';
export type { HomeStore } from './home-store';
export { readHome } from './read-home';
