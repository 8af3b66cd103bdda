import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawPicture, keptPicturePath } from './draw-picture.ts';
import type { Picture } from './picture.ts';

export interface PictureWriterParameters {
  /** The site's folder of this build. */
  readonly outDir: string;
  /** Folder of drawn pictures. */
  readonly cacheDir: string;
}

export interface PictureWriter {
  /** Writes a picture: what was drawn before at once, another one while the caller goes on. */
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
  const made = new Set<string>();
  const write = (picture: Picture): Promise<void> | undefined => {
    const file = join(outDir, picture.file);
    const folder = dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    const kept = keptPicturePath(picture, cacheDir);
    if (!existsSync(kept)) return drawPicture(picture, cacheDir).then(async (png) => writeFile(file, png));
    copyFileSync(kept, file, constants.COPYFILE_FICLONE);
    return undefined;
  };
  return {
    add: (picture) => {
      drawn = drawn.then(async () => write(picture));
      // Told by `finish`.
      drawn.catch(() => undefined);
    },
    finish: async () => drawn,
  };
}
