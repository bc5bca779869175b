export type { Stores } from './context';
export type { HomeStore } from './home-store';
export { readEventList } from './read-event-list';
export { readHome } from './read-home';
