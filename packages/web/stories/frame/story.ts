import type { ReactNode } from 'react';

/** Default export of a story file. The path of groups in the workbench: "Controls/Buttons". */
export interface StoryFile {
  readonly title: string;
}

/** Named export of a story file: one page of the workbench. */
export interface Story {
  readonly render: () => ReactNode;
}
