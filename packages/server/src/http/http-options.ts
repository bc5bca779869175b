import type { RegionRules } from '../ports/country-of';
import type { Context } from '../context';
import type { Admission } from './admission';
import type { CallRates } from './call-rates';
import type { CallReports } from './call-reports';
import type { Connections } from './connections';
import type { CspReports } from './csp-reports';
import type { Words } from './envelopes';
import type { ReadReport } from './serve-health';

/** What the HTTP adapter is made of. */
export interface HttpOptions {
  readonly context: Context;
  readonly words: Words;
  /** Origins of other sites that may call, such as `https://host.example`. */
  readonly allowOrigins: readonly string[];
  /** Names of this server beside its addresses and localhost; `*` for any. */
  readonly ownHosts: readonly string[];
  /** How many proxies of ours stand before the server. */
  readonly trustedHops: number;
  readonly region: RegionRules;
  /** Folder of the built web files; null serves the calls alone. */
  readonly webFolder: string | null;
  /** Whether the demo host page is served; it is unless false. */
  readonly hasHostPage?: boolean;
  readonly rates: CallRates;
  /** How many placements are taken in at a time. */
  readonly admission?: Admission;
  /** The connections and their bounds; the usual bounds unless given. */
  readonly connections?: Connections;
  readonly readReport: ReadReport;
  readonly reports: CallReports;
  readonly cspReports: CspReports;
}
