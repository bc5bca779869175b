import type { Row } from './status';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function stateOf({ pid, report, url }: Row): string {
  if (pid === null) return 'not running';
  if (!url.startsWith('http')) return 'running';
  if (report === null) return 'no answer';
  if (report.ready) return 'ready';
  const reasons = [
    report.draining ? 'draining' : '',
    report.database ? '' : 'no database',
    report.loaded ? '' : 'not loaded',
    report.live ? '' : 'not live',
    report.clock ? '' : 'clock wrong',
  ];
  return `not ready: ${reasons.filter((reason) => reason !== '').join(', ')}`;
}

function rowHtml(row: Row): string {
  const { name, url, pid, restarts, report, metrics } = row;
  const term = report?.term === null || report === null ? '' : `term ${report.term}`;
  const cells = [name, pid ?? '–', stateOf(row), term, report?.connections ?? '', restarts, url];
  const link = metrics === null ? '' : `<a href="${escape(metrics)}">${escape(metrics)}</a>`;
  return `<tr>${cells.map((cell) => `<td>${escape(String(cell))}</td>`).join('')}<td>${link}</td></tr>`;
}

/** The database without its password. */
export interface Places {
  readonly address: string;
  readonly database: string;
}

export function statusPage(rows: readonly Row[], { address, database }: Places): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width">
<title>Cluster status</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; }
td, th { padding: 0.25rem 1rem 0.25rem 0; text-align: left; border-bottom: 1px solid #ccc; }
</style>
</head>
<body>
<h1>Cluster status</h1>
<p>Address for players: <a href="${escape(address)}">${escape(address)}</a>. The database is ${escape(database)}.</p>
<table>
<tr><th>Process</th><th>Pid</th><th>State</th><th>Leads</th><th>Connections</th><th>Restarts</th><th>Address</th><th>Metrics</th></tr>
${rows.map(rowHtml).join('\n')}
</table>
</body>
</html>
`;
}
