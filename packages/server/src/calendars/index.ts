export type { CalendarStore } from './calendar-store';
export type { Stores } from './context';
export { createCalendar, followTeam, listCalendars, revokeCalendar } from './manage-calendars';
export { CalendarTags } from './calendar-tags';
export { type CalendarAddress, parseCalendarAddress, readCalendar } from './read-calendar';
