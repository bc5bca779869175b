import {
  type DeskContext,
  exportRows,
  listResettlements,
  listVoids,
  ok,
  readLiability,
  readReport,
} from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addReports(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('report', ({ body }) => readReport(context, body));
  routes.addOwn('liability', async ({ body }) => ok(await readLiability(context, body)));
  routes.addOwn('resettlements', async ({ body }) => ok(await listResettlements(context, body)));
  routes.addOwn('voids', async ({ body }) => ok(await listVoids(context, body)));
  routes.addFile('export', (given) => exportRows(context, given));
}
