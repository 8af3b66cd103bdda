/** Text that stands in many files. It is known by its identity: what is made of it is made once, and forgotten with it. */
export interface KeptText {
  readonly text: string;
}

/** A text in parts, in their order. No part begins or ends within a letter, or within a tag. */
export type Pieces = readonly (string | KeptText)[];
