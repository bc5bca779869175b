export type { AnnouncementStore } from './announcement-store';
export type { Stores } from './context';
export { startAnnouncementNotices } from './start-announcement-notices';
export { markAnnouncementsRead, readAnnouncement, readAnnouncements } from './read-announcements';
export { listAnnouncements, saveAnnouncement, withdrawAnnouncement } from './save-announcement';
