import type { RegionRules } from '../ports/country-of';
import type { Context } from '../context';
import type { Admission } from './admission';
import type { CallRates } from './call-rates';
import type { CallReports } from './call-reports';
import type { Connections } from './connections';
import type { CspReports } from './csp-reports';
import type { Words } from './envelopes';
import type { ReadReport } from './serve-health';

/** Dependencies and settings of the HTTP adapter. */
export interface HttpOptions {
  readonly context: Context;
  readonly words: Words;
  /** Allowed foreign origins, such as `https://host.example`. */
  readonly allowOrigins: readonly string[];
  /** Host names of this server beside its addresses and localhost; `*` allows any. */
  readonly ownHosts: readonly string[];
  /** Number of trusted proxies before the server. */
  readonly trustedHops: number;
  readonly region: RegionRules;
  /** Folder of the built web files; null serves only the API. */
  readonly webFolder: string | null;
  /** Whether the demo host page is served; default true. */
  readonly hasHostPage?: boolean;
  readonly rates: CallRates;
  /** Limit of concurrent placements. */
  readonly admission?: Admission;
  /** Connection tracker; default limits if absent. */
  readonly connections?: Connections;
  readonly readReport: ReadReport;
  readonly reports: CallReports;
  readonly cspReports: CspReports;
}
