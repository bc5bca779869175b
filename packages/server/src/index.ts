export { parseConfig, type ServerConfig } from './config';
export type { StartOptions } from './composition/start-options';
export { startServer, type RunningServer } from './start-server';
export { PlainError } from './platform/errors';
export { provideDatabase, type ProvidedDatabase } from './composition/open-store';
export type { FeedConfig } from './feed/feed-source';
export type { DatabaseConfig } from './database/embedded-postgres';
