/** The parts of the laboratory; also the parts of its addresses. */
export const labSectionIds = ['connect', 'methods', 'log', 'errors', 'conformance', 'test-wallets', 'settings'] as const;

export type LabSectionId = (typeof labSectionIds)[number];

/** A place inside the laboratory that has an address: a section, one thing in it, and what is filled in or filtered there. */
export interface LabPlace {
  readonly section: LabSectionId;
  /** A method, an error code or a wallet. */
  readonly item?: string | undefined;
  readonly search?: Readonly<Record<string, string>> | undefined;
}

/** The section of that name; undefined for anything else. */
export function findSectionId(name: string | null | undefined): LabSectionId | undefined {
  return labSectionIds.find((id) => id === name);
}
