import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

class FakeClipboardItem {
  readonly items: Record<string, Promise<Blob>>;
  constructor(items: Record<string, Promise<Blob>>) {
    this.items = items;
  }
}

/** A clipboard writes once all that it was given is there. */
const waitFor = async ([given]: FakeClipboardItem[]): Promise<void> => void (await given?.items['text/plain']);

afterEach(() => vi.unstubAllGlobals());

it('asks the clipboard while the click is handled, before the text is there', async () => {
  const text = Promise.withResolvers<string>();
  const written: FakeClipboardItem[] = [];
  const write = async ([item]: FakeClipboardItem[]): Promise<void> => {
    if (item === undefined) return;
    written.push(item);
    await item.items['text/plain'];
  };
  vi.stubGlobal('ClipboardItem', FakeClipboardItem);
  vi.stubGlobal('navigator', { clipboard: { write } });
  const copied = copyText(text.promise);
  expect(written).toHaveLength(1);
  text.resolve('# Quick start');
  await copied;
  expect(await (await written[0]?.items['text/plain'])?.text()).toBe('# Quick start');
});

it('waits for the text where a browser takes no promise', async () => {
  const writeText = vi.fn(async () => Promise.resolve());
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText(Promise.resolve('# Quick start'));
  expect(writeText).toHaveBeenCalledWith('# Quick start');
});

it.each([FakeClipboardItem, undefined])('fails as the text fails', async (item) => {
  vi.stubGlobal('ClipboardItem', item);
  vi.stubGlobal('navigator', { clipboard: { write: waitFor, writeText: async () => Promise.resolve() } });
  await expect(copyText(Promise.reject(new Error('no such file')))).rejects.toThrow('no such file');
});
