export type { Stores } from './context';
export { readLiveView } from './read-live-view';
export { type LiveViewsJob, startLiveViews } from './start-live-views';
export { ViewCounts } from './view-counts';
export type { ViewStore } from './view-store';
