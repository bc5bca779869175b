export { type FirstPage, FirstViews, type PublicAnswers } from './first-views';
export { RenderWorker } from './render-worker';
