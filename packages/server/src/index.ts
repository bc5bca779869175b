export { parseConfig, type DatabaseConfig, type FeedConfig, type ServerConfig } from './config';
export { startServer, type RunningServer, type StartOptions } from './start-server';
export { PlainError } from './plain-error';
export { provideDatabase, type ProvidedDatabase } from './provide-database';
