export { mount, type MountedApp } from './mount';
export type { LiveOptions, MountOptions, StartSelections } from './mount-options';
export type { AppEventListener } from './host-events';
export type { AppEventName, AppEvents } from '../state/app-events';
