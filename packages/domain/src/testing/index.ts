export * from './build-match';
export * from './build-play';
export * from './build-slip-item';
export * from './build-slip';
export * from './build-facts';
export * from './build-decidable-play';
export * from './outcomes-of';
