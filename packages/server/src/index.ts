export { parseConfig, type DatabaseConfig, type FeedConfig, type ServerConfig } from './config';
export type { StartOptions } from './start-options';
export { startServer, type RunningServer } from './start-server';
export { PlainError } from './plain-error';
export { provideDatabase, type ProvidedDatabase } from './provide-database';
