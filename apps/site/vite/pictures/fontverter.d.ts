declare module 'fontverter' {
  /** Turns a font file into another format; `sfnt` is what every program reads. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
