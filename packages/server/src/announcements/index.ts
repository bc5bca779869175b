export type { AnnouncementStore } from './announcement-store';
export type { Stores } from './context';
export { markAnnouncementsRead, readAnnouncement, readAnnouncements } from './read-announcements';
export { listAnnouncements, saveAnnouncement, withdrawAnnouncement } from './save-announcement';
