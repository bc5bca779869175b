export { type Stores, addSealed, startReportSums } from './add-sealed';
export { REPORT_KEYS, type ReportKey, type ReportRow, type ReportStore } from './report-store';
