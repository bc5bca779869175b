import {
  addAnnouncement,
  checkAnnouncement,
  type DeskContext,
  editAnnouncement,
  listDeskAnnouncements,
  listDeskPins,
  ok,
  pinToHome,
  readDeskAnnouncement,
  unpinFromHome,
  withdrawAnnouncement,
} from '../../../desk';
import type { DeskRoutes } from '../desk-routes';

export function addContent(routes: DeskRoutes, context: DeskContext): void {
  routes.addOwn('announcements', async ({ body }) => ok(await listDeskAnnouncements(context, body)));
  routes.addOwn('announcement', ({ body }) => readDeskAnnouncement(context, body));
  routes.addOwn('checkAnnouncement', async ({ body }) => ok(await checkAnnouncement(context, body)));
  routes.addOwn('addAnnouncement', ({ caller, ...given }) => addAnnouncement(context, caller, given));
  routes.addOwn('editAnnouncement', ({ caller, ...given }) => editAnnouncement(context, caller, given));
  routes.addOwn('withdrawAnnouncement', ({ caller, ...given }) => withdrawAnnouncement(context, caller, given));
  routes.addOwn('pins', async () => ok(await listDeskPins(context)));
  routes.addOwn('pin', ({ caller, ...given }) => pinToHome(context, caller, given));
  routes.addOwn('unpin', ({ caller, ...given }) => unpinFromHome(context, caller, given));
}
