// @vitest-environment node
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followServedTexts } from './served-texts.ts';

/** Replaces a file in one step, because a check could read one that is written in place while it is empty. */
async function writeTexts(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  const written = join(folder, 'written');
  await writeFile(written, text);
  await rename(written, join(folder, file));
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onepoint-texts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const languagesWithTitle = vi.fn(async (load: (file: string) => Promise<unknown>) => {
  const { title } = (await load('ko/common.json')) as { title?: string };
  return title === undefined ? [] : ['ko'];
});

async function follow(localesDir: string) {
  const onFailure = vi.fn<(error: unknown) => void>();
  const texts = await followServedTexts({ localesDir, apply: languagesWithTitle, intervalMs: 5, onFailure });
  onTestFinished(texts.stop);
  return { ...texts, onFailure };
}

const textOf = async (texts: Awaited<ReturnType<typeof follow>>, file: string): Promise<string | undefined> =>
  (await texts.find(file))?.find('identity')?.body.toString();

it('serves the files of the folder as they are now', async () => {
  const folder = await createFolder();
  await writeTexts(folder, 'ko/common.json', '{}');
  const texts = await follow(folder);
  expect(await textOf(texts, 'ko/common.json')).toBe('{}');
  await writeTexts(folder, 'ko/common.json', '{"title":"제목"}');
  expect(await textOf(texts, 'ko/common.json')).toBe('{"title":"제목"}');
  expect(await textOf(texts, 'ko/nothing.json')).toBeUndefined();
});

it('renders pages with the texts at start, and again when they change', async () => {
  const folder = await createFolder();
  await writeTexts(folder, 'ko/common.json', '{"title":"제목"}');
  const texts = await follow(folder);
  expect([texts.differ('ko'), texts.differ('ja'), texts.version()]).toEqual([true, false, 1]);
  await writeTexts(folder, 'ko/common.json', '{}');
  await expect.poll(() => texts.version()).toBe(2);
  expect(texts.differ('ko')).toBe(false);
});

it('renders pages again when the flags change', async () => {
  const folder = await createFolder();
  await writeTexts(folder, 'ko/common.json', '{}');
  const texts = await follow(folder);
  await writeTexts(folder, 'flags.json', '{}');
  await expect.poll(() => texts.version()).toBe(2);
  expect(await textOf(texts, 'flags.json')).toBe('{}');
});

it('keeps the last texts while a file is incomplete', async () => {
  const folder = await createFolder();
  await writeTexts(folder, 'ko/common.json', '{"title":"제목"}');
  const texts = await follow(folder);
  await writeTexts(folder, 'ko/common.json', '{"tit');
  await expect.poll(() => texts.onFailure.mock.calls.length).toBe(1);
  expect([texts.differ('ko'), texts.version()]).toEqual([true, 1]);
});

it('uses the texts of the build without a folder', async () => {
  languagesWithTitle.mockClear();
  const texts = await follow(join(await createFolder(), 'nothing'));
  expect(languagesWithTitle).not.toHaveBeenCalled();
  expect([texts.differ('ko'), await texts.find('ko/common.json')]).toEqual([false, undefined]);
});
