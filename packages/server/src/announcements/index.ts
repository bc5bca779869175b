export { type AnnouncementDraft, faultOf, faultText } from './announcement-draft';
export type { AnnouncementStore, AnnouncementSummary, SavedAnnouncement } from './announcement-store';
export type { Stores } from './context';
export { startAnnouncementNotices } from './start-announcement-notices';
export { markAnnouncementsRead, readAnnouncement, readAnnouncements } from './read-announcements';
export { draftOf } from './read-announcement-file';
export {
  listAnnouncements,
  saveAnnouncement,
  type StoreOutcome,
  storeAnnouncement,
  storeWithdrawal,
  withdrawAnnouncement,
} from './save-announcement';
export { needsTwoOperators, readTexts, type ValidAnnouncement, validateAnnouncement } from './validate-announcement';
