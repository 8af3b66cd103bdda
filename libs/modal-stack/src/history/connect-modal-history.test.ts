import { describe, expect, it } from 'vitest';
import { setUpHistory, testModals } from '../test/fake-history.ts';

describe('opening and closing', () => {
  it('adds an entry per open modal and puts the topmost deep link in the URL', () => {
    const { modals, settle, entriesText } = setUpHistory('?range=7d');
    void modals.open('plan', { plan: 'M' });
    settle();
    void modals.open('confirm');
    settle();
    expect(entriesText()).toEqual([
      '/dashboard?range=7d',
      '/dashboard?range=7d&modal=plan&plan=M #1',
      '[/dashboard?range=7d&modal=plan&plan=M #2]',
    ]);
  });

  it('removes the entry when a modal closes', () => {
    const { modals, settle, entriesText, history } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    settle();
    expect(history.index).toBe(0);
    expect(entriesText()[0]).toBe('[/dashboard]');
  });

  it('removes all entries in one step when all modals close', () => {
    const { modals, stack, settle, history } = setUpHistory();
    void modals.open('menu');
    void modals.open('confirm');
    void modals.open('settings');
    settle();
    expect(history.index).toBe(3);
    stack.closeAll();
    settle();
    expect(history.index).toBe(0);
  });

  it('keeps the entry when a modal is replaced synchronously', () => {
    const { modals, settle, entriesText } = setUpHistory();
    void modals.open('menu');
    settle();
    void modals.replace('settings');
    settle();
    expect(entriesText()).toEqual(['/dashboard', '[/dashboard?modal=settings #1]']);
  });

  it('updates the URL when a modal in the middle closes', () => {
    const { modals, settle, entriesText, openIds, history } = setUpHistory();
    void modals.open('settings');
    void modals.open('menu');
    settle();
    modals.close('settings');
    settle();
    expect(openIds()).toEqual(['menu']);
    expect(entriesText().slice(0, history.index + 1)).toEqual(['/dashboard', '[/dashboard #1]']);
  });

  it('batches synchronous changes into one history update', () => {
    const { modals, countTasks, settle, history } = setUpHistory();
    void modals.open('menu');
    void modals.open('confirm');
    modals.close('menu');
    expect(countTasks()).toBe(1);
    settle();
    expect(history.index).toBe(1);
  });

  it('changes nothing after disconnecting', () => {
    const { modals, settle, entriesText, disconnect } = setUpHistory();
    disconnect();
    void modals.open('menu');
    settle();
    expect(entriesText()).toEqual(['[/dashboard]']);
  });
});

describe('Back and Forward', () => {
  it('closes one modal per Back', () => {
    const { modals, settle, history, openIds } = setUpHistory();
    void modals.open('menu');
    void modals.open('confirm');
    void modals.open('settings');
    settle();
    const seen = [1, 2, 3].map(() => {
      history.back(1);
      settle();
      return openIds();
    });
    expect(seen).toEqual([['menu', 'confirm'], ['menu'], []]);
    expect(history.index).toBe(0);
  });

  it('closes all modals when going back several entries', () => {
    const { modals, settle, history, openIds } = setUpHistory();
    void modals.open('menu');
    void modals.open('confirm');
    settle();
    history.back(2);
    settle();
    expect(openIds()).toEqual([]);
  });

  it('does not close a modal with outside clicks disabled on Back, nor the modals below it', () => {
    const { modals, history, settle, entriesText, openIds } = setUpHistory();
    void modals.open('menu');
    void modals.open('secret');
    settle();
    history.back(2);
    settle();
    expect(openIds()).toEqual(['menu', 'secret']);
    expect(entriesText()).toEqual(['/dashboard', '/dashboard #1', '[/dashboard #2]']);
    modals.close('secret');
    settle();
    history.back(1);
    settle();
    expect(openIds()).toEqual([]);
  });

  it('presses the close button of a modal with outside clicks disabled on Back', () => {
    const { stack, modals, history, settle, entriesText, openIds } = setUpHistory();
    void modals.open('secret');
    settle();
    let answer: 'stay' | 'leave' = 'stay';
    const key = stack.getState().entries[0]?.key ?? 0;
    const asked: string[] = [];
    stack.registerCloseButton(key, () => {
      asked.push(answer);
      if (answer === 'leave') stack.close('secret');
    });
    history.back(1);
    settle();
    expect([asked, openIds(), entriesText()]).toEqual([['stay'], ['secret'], ['/dashboard', '[/dashboard #1]']]);
    answer = 'leave';
    history.back(1);
    settle();
    expect([asked, openIds()]).toEqual([['stay', 'leave'], []]);
  });

  it('does not reopen a closed modal below on Back', () => {
    const { modals, settle, history, openIds, offerLinks } = setUpHistory();
    offerLinks(testModals.registered);
    void modals.open('settings');
    void modals.open('menu');
    void modals.open('confirm');
    settle();
    modals.close('settings');
    settle();
    history.back(1);
    settle();
    expect(openIds()).toEqual(['menu']);
  });

  it('reopens a linked modal on Forward', () => {
    const { modals, settle, history, openIds, offerLinks, stack } = setUpHistory();
    offerLinks(testModals.registered);
    void modals.open('plan', { plan: 'PAYG' });
    settle();
    history.back(1);
    settle();
    history.forward();
    settle();
    expect(openIds()).toEqual(['plan']);
    expect(stack.getState().entries.at(-1)?.props).toEqual({ plan: 'PAYG' });
    expect(history.index).toBe(1);
  });

  it('returns to the page on Forward to a modal without a link', () => {
    const { modals, settle, history, openIds, entriesText } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    settle();
    history.forward();
    settle();
    expect(openIds()).toEqual([]);
    expect(entriesText()[0]).toBe('[/dashboard]');
  });

  it('adds an entry for a modal that opens while another entry is being removed', () => {
    const { modals, settle, runTask, entriesText, openIds, history } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    runTask();
    void modals.open('confirm');
    settle();
    expect(openIds()).toEqual(['confirm']);
    expect(history.index).toBe(1);
    expect(entriesText()).toEqual(['/dashboard', '[/dashboard #1]']);
  });
});

describe('URLs with a modal', () => {
  it('open the modal in an entry above the page', () => {
    const { settle, entriesText, openIds, offerLinks } = setUpHistory('?range=7d&modal=plan&plan=M');
    offerLinks(testModals.registered);
    settle();
    expect(openIds()).toEqual(['plan']);
    expect(entriesText()).toEqual(['/dashboard?range=7d', '[/dashboard?range=7d&modal=plan&plan=M #1]']);
  });

  it.each(['?modal=plan&plan=XXL', '?modal=plan', '?modal=nothing', '?modal=menu', '?modal='])(
    '%s opens nothing and is left alone',
    (search) => {
      const { settle, entriesText, openIds, offerLinks } = setUpHistory(search);
      offerLinks(testModals.registered);
      settle();
      expect(openIds()).toEqual([]);
      expect(entriesText()).toEqual([`[/dashboard${search}]`]);
    },
  );

  it('open nothing when the modal is not offered', () => {
    const { settle, openIds, offerLinks } = setUpHistory('?modal=settings');
    settle();
    offerLinks([]);
    settle();
    expect(openIds()).toEqual([]);
  });

  it('open modals only while they are offered', () => {
    const { settle, openIds, offerLinks, history } = setUpHistory();
    const takeBack = offerLinks(testModals.registered);
    takeBack();
    history.goTo({ pathname: '/dashboard/usage', search: '?modal=settings', mark: undefined });
    settle();
    expect(openIds()).toEqual([]);
  });

  it('stay offered when an older offer is removed late', () => {
    const { settle, openIds, offerLinks, history } = setUpHistory();
    const takeBack = offerLinks([]);
    offerLinks(testModals.registered);
    takeBack();
    history.goTo({ pathname: '/dashboard/usage', search: '?modal=settings', mark: undefined });
    settle();
    expect(openIds()).toEqual(['settings']);
  });

  it('keep their entry after a reload', () => {
    const { settle, entriesText, openIds, offerLinks } = setUpHistory('?modal=settings', {
      depth: 1,
      page: { visit: 'first', search: '' },
    });
    offerLinks(testModals.registered);
    settle();
    expect(openIds()).toEqual(['settings']);
    expect(entriesText()).toEqual(['[/dashboard?modal=settings #1]']);
  });

  it('open the modal again in an entry above another page', () => {
    const { modals, settle, entriesText, openIds, offerLinks, history, leave } = setUpHistory();
    offerLinks(testModals.registered);
    void modals.open('settings');
    settle();
    leave(true, (replace) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replace));
    settle();
    history.forward();
    settle();
    expect(openIds()).toEqual(['settings']);
    expect(entriesText()).toEqual(['/workspace', '/dashboard', '[/dashboard?modal=settings #1]']);
  });

  it('open the modal above the page after a replace', () => {
    const { settle, entriesText, offerLinks, history } = setUpHistory('?range=7d');
    offerLinks(testModals.registered);
    history.goTo({ pathname: '/dashboard', search: '?range=7d&modal=settings', mark: undefined }, true);
    settle();
    expect(entriesText()).toEqual(['/dashboard?range=7d', '[/dashboard?range=7d&modal=settings #1]']);
  });

  it('add one entry for a link on the same page, which Back removes', () => {
    const { settle, entriesText, openIds, offerLinks, history } = setUpHistory('?range=7d');
    offerLinks(testModals.registered);
    history.goTo({ pathname: '/dashboard', search: '?range=7d&modal=settings', mark: undefined });
    settle();
    expect(entriesText()).toEqual(['/dashboard?range=7d', '[/dashboard?range=7d&modal=settings #1]']);
    history.back(1);
    settle();
    expect(openIds()).toEqual([]);
  });
});

describe('page navigation', () => {
  it('clears the stack immediately', () => {
    const { modals, stack, settle, history } = setUpHistory();
    void modals.open('menu');
    settle();
    history.goTo({ pathname: '/workspace', search: '', mark: undefined });
    expect(stack.getState().entries).toEqual([]);
  });

  it('clears the stack when a page starts loading, and keeps the history until it has loaded', () => {
    const { modals, stack, settle, history, entriesText } = setUpHistory();
    void modals.open('menu');
    void modals.open('confirm');
    settle();
    history.busy = true;
    history.emit('depart');
    expect(stack.getState().entries).toEqual([]);
    settle();
    expect(history.index).toBe(2);
    history.busy = false;
    history.goTo({ pathname: '/workspace', search: '', mark: undefined });
    settle();
    expect(entriesText().at(-1)).toBe('[/workspace]');
  });

  it('leaves no modal entry behind when loading a page is aborted', () => {
    const { modals, settle, history, entriesText } = setUpHistory();
    void modals.open('menu');
    settle();
    history.busy = true;
    history.emit('depart');
    history.busy = false;
    history.emit('idle');
    settle();
    expect(entriesText()[0]).toBe('[/dashboard]');
  });

  it.each([
    [1, false, ['/dashboard', '[/workspace]']],
    [3, false, ['/dashboard', '[/workspace]']],
    [1, true, ['[/workspace]']],
    [2, true, ['[/workspace]']],
  ])('removes the entries of %i modals (replace: %s)', (count, replace, expected) => {
    const { modals, settle, history, leave, entriesText, openIds } = setUpHistory();
    for (const id of (['menu', 'confirm', 'settings'] as const).slice(0, count)) void modals.open(id);
    settle();
    leave(replace, (replaces) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replaces));
    settle();
    expect(openIds()).toEqual([]);
    expect(entriesText().slice(0, history.index + 1)).toEqual(expected);
  });

  it('leaves no entry behind when a modal closes and navigates synchronously', () => {
    const { modals, settle, history, leave, entriesText } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    leave(false, (replace) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replace));
    settle();
    expect(entriesText()).toEqual(['/dashboard', '[/workspace]']);
  });

  it('waits for an entry that is being removed', () => {
    const { modals, settle, runTask, history, leave, entriesText } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    runTask();
    leave(false, (replace) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replace));
    settle();
    expect(entriesText()).toEqual(['/dashboard', '[/workspace]']);
  });

  it('waits for an entry that is being removed, even when a page loads meanwhile', () => {
    const { modals, settle, runTask, history, leave, entriesText } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    runTask();
    history.emit('idle');
    leave(false, (replace) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replace));
    settle();
    expect(entriesText()).toEqual(['/dashboard', '[/workspace]']);
  });

  it('closes modals before leaving the app', () => {
    const { modals, settle, leave, openIds } = setUpHistory();
    void modals.open('menu');
    settle();
    const seen: string[][] = [];
    leave(false, () => void seen.push(openIds()));
    expect(seen).toEqual([[]]);
  });

  it('delays history changes while a page is loading', () => {
    const { modals, settle, history } = setUpHistory();
    void modals.open('menu');
    settle();
    history.busy = true;
    modals.close('menu');
    settle();
    expect(history.index).toBe(1);
    history.busy = false;
    history.emit('idle');
    settle();
    expect(history.index).toBe(0);
  });
});
