/** A site that was built for the benchmark. */
export interface BuiltSite {
  readonly name: 'Onepoint' | 'Docusaurus' | 'Starlight';
  /** Folder that a static server serves. */
  readonly folder: string;
  /** How long the last build took, in milliseconds; installing and writing the pages apart. */
  readonly buildMs: number;
}
