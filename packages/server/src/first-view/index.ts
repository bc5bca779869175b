export { FirstViews } from './first-views';
export { RenderWorker } from './render-worker';
export type { FirstPage, PublicSource } from './view-pool';
