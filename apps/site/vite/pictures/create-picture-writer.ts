import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawPicture } from './draw-picture.ts';
import type { Picture } from './picture.ts';

export interface PictureWriterParameters {
  /** The site's folder of this build. */
  readonly outDir: string;
  /** Folder of drawn pictures. */
  readonly cacheDir: string;
}

export interface PictureWriter {
  /** Has a picture drawn and written while the caller goes on. */
  add: (picture: Picture) => void;
  /**
   * Waits for all of them.
   *
   * @throws {Error} where one could not be drawn or written
   */
  finish: () => Promise<void>;
}

/** Draws pictures one after the other, while its thread goes on. */
export function createPictureWriter({ outDir, cacheDir }: PictureWriterParameters): PictureWriter {
  let drawn = Promise.resolve();
  const draw = async (picture: Picture): Promise<void> => {
    const file = join(outDir, picture.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawPicture(picture, cacheDir));
  };
  return {
    add: (picture) => {
      drawn = drawn.then(async () => draw(picture));
      // Told by `finish`.
      drawn.catch(() => undefined);
    },
    finish: async () => drawn,
  };
}
