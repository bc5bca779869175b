export type { Stores } from './context';
export type { HomeStore } from './home-store';
export { listPins, MOST_PINS, pin, unpin, type PinRequest } from './manage-pins';
export type { PinStore } from './pin-store';
export { readEventList } from './read-event-list';
export { readHome } from './read-home';
