export type { Stores } from './context';
export type { HomeStore } from './home-store';
export { listPins, MOST_PINS, pin, savePin, unpin, type PinRequest } from './manage-pins';
export type { Pin, PinStore } from './pin-store';
export { readEventList } from './read-event-list';
export { readHome } from './read-home';
