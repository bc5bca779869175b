export const CSP_REPORT_PATH = '/csp-reports';
