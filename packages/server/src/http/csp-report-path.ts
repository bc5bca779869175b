/** Where browsers send reports of violated content policies. */
export const CSP_REPORT_PATH = '/csp-reports';
