import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, afterEach, expect, it, vi } from 'vitest';
import { DocActions, copyText } from './doc-actions.tsx';

describe('doc actions', () => {
  const dictionaries = {
    page: { docs: { copyPage: 'Copy page', viewMarkdown: 'View as Markdown' } },
    common: { actions: { copied: 'Copied' }, states: { copyFailed: 'Could not copy' } },
  };

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('copies the page with absolute links and announces the result next to the button', async () => {
    const writeText = vi.fn(async () => Promise.resolve());
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response('# Quick start\n\n[Limits](/docs/limits)')));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(
      <TranslationProvider language="en" dictionaries={dictionaries}>
        <DocActions markdownUrl="/docs/quick-start.md" />
      </TranslationProvider>,
    );
    const button = screen.getByRole('button', { name: 'Copy page' });
    const status = screen.getByRole('status');
    expect(button.contains(status)).toBe(false);
    expect(status.textContent).toBe('');
    fireEvent.click(button);
    await expect.poll(() => status.textContent).toBe('Copied');
    expect(writeText).toHaveBeenCalledWith(`# Quick start\n\n[Limits](${location.origin}/docs/limits)`);
  });
});

describe('copyText', () => {
  class FakeClipboardItem {
    readonly items: Record<string, Promise<Blob>>;
    constructor(items: Record<string, Promise<Blob>>) {
      this.items = items;
    }
  }

  /** A clipboard that resolves the promises of its items. */
  const waitFor = async ([given]: FakeClipboardItem[]): Promise<void> => void (await given?.items['text/plain']);

  afterEach(() => vi.unstubAllGlobals());

  it('writes to the clipboard synchronously, before the text has loaded', async () => {
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

  it('waits for the text in browsers without ClipboardItem', async () => {
    const writeText = vi.fn(async () => Promise.resolve());
    vi.stubGlobal('ClipboardItem', undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyText(Promise.resolve('# Quick start'));
    expect(writeText).toHaveBeenCalledWith('# Quick start');
  });

  it.each([FakeClipboardItem, undefined])('rejects if the text fails to load', async (item) => {
    vi.stubGlobal('ClipboardItem', item);
    vi.stubGlobal('navigator', { clipboard: { write: waitFor, writeText: async () => Promise.resolve() } });
    await expect(copyText(Promise.reject(new Error('no such file')))).rejects.toThrow('no such file');
  });
});
