/** The parts of the page that the running app uses. */
export interface Stage {
  readonly view: Window;
  /** The element the app is mounted on. */
  readonly element: HTMLElement;
  /** Whether the page belongs to the app, so that the app sets its title (NAV-6). */
  readonly ownsPage: boolean;
}
