/** The page as far as the running app touches it. */
export interface Stage {
  readonly view: Window;
  /** The element the app is mounted on. */
  readonly element: HTMLElement;
  /** Whether the page is the app's own, so that its title is too (NAV-6). */
  readonly ownsPage: boolean;
}
