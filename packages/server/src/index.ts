export { parseConfig, type ServerConfig } from './config';
export type { StartOptions } from './composition/start-options';
export { startServer, type RunningServer } from './start-server';
export { PlainError } from './platform/plain-error';
export { provideDatabase, type ProvidedDatabase } from './composition/provide-database';
export type { FeedConfig } from './feed/create-feed';
export type { DatabaseConfig } from './database/database-config';
