import type { ReactNode } from 'react';

/** Something the palette finds and does. */
export interface Command {
  /** `page:usage`, `project:proj_…`; stays the same across visits, so that it can be remembered. */
  readonly id: string;
  readonly label: string;
  /** Where it leads, beside the label. */
  readonly note?: string | undefined;
  /** Further words it is found by; never shown. */
  readonly keywords?: string | undefined;
  readonly icon: ReactNode;
  /** Done once the palette is closed. */
  readonly run: () => void;
}

/** Commands of one kind, under one heading. */
export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
}
