export { mount } from './mount';
export type { AppEvents, AppHandle, LiveOptions, MountOptions, StartSelections } from './api';
