/** Endpoint of Content-Security-Policy violation reports. */
export const CSP_REPORT_PATH = '/csp-reports';
