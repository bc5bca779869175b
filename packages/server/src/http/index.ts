export { CallReports } from './calls/call-reports';
export { createHttpServer } from './create-http-server';
export { CALL_RATES } from './guards/call-rates';
export { Connections } from './guards/connections';
export { readinessOf } from './readiness';
export { FAMILY_OF, REFUSAL_FAMILIES } from './refusal-family';
export type { ProcessReport, ReadReport } from './serve-health';
export { builtWeb } from './web/built-web';
export { CspReports } from './web/csp-reports';
