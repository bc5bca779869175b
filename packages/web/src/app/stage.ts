export interface Stage {
  readonly view: Window;
  readonly element: HTMLElement;
  /** Then the app sets the title (NAV-6). */
  readonly ownsPage: boolean;
}
