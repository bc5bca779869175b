export type { ContentStore, EventSummary, FinishedMatch, ScheduledMatch } from './content-store';
export type { Stores } from './context';
export { startHistoryImport } from './import-history';
export { type PageSubject, readPageSubject } from './page-subject';
export { finishedRow, scheduledRow } from './match-rows';
export { readEvent, readEvents, summaryRow } from './read-events';
export { readMatchResult } from './read-match-result';
export { readResults, readTeam } from './read-results';
export { readSchedule, readScheduleDays } from './read-schedule';
