import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

interface EncodeShotOptions {
  /** Output folder. */
  dir: string;
  /** Start of the file names: `wide-light` becomes `wide-light-1280.avif` and so on. */
  name: string;
  /** Widths of the files in pixels. */
  widths: readonly number[];
}

/** Writes a screenshot as AVIF and WebP in each width, and prints the size of each file. */
export async function encodeShot(shot: Buffer, { dir, name, widths }: EncodeShotOptions): Promise<void> {
  for (const width of widths) {
    const resized = sharp(shot).resize({ width });
    const files = {
      avif: resized.clone().avif({ quality: 55, effort: 6, chromaSubsampling: '4:4:4' }),
      webp: resized.clone().webp({ quality: 80, effort: 6, smartSubsample: true }),
    };
    for (const [format, image] of Object.entries(files)) {
      const file = join(dir, `${name}-${String(width)}.${format}`);
      await image.toFile(file);
      console.log(`${basename(file)} ${((await stat(file)).size / 1000).toFixed(1)} kB`);
    }
  }
}
