import { describe, expect, it } from 'vitest';
import { setUpHistory, testModals } from '../test/history-setup.ts';

describe('opening and closing', () => {
  it('gives each open modal an entry, and names in the address the highest one with a link', () => {
    const { modals, settle, drawn } = setUpHistory('?range=7d');
    void modals.open('plan', { plan: 'M' });
    settle();
    void modals.open('confirm');
    settle();
    expect(drawn()).toEqual([
      '/dashboard?range=7d',
      '/dashboard?range=7d&modal=plan&plan=M #1',
      '[/dashboard?range=7d&modal=plan&plan=M #2]',
    ]);
  });

  it('takes the entry back when a modal closes by itself', () => {
    const { modals, settle, drawn, history } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    settle();
    expect(history.index).toBe(0);
    expect(drawn()[0]).toBe('[/dashboard]');
  });

  it('takes back all entries at once when all modals close', () => {
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

  it('keeps the entry when one modal makes way for another in one go', () => {
    const { modals, settle, drawn } = setUpHistory();
    void modals.open('menu');
    settle();
    void modals.replace('settings');
    settle();
    expect(drawn()).toEqual(['/dashboard', '[/dashboard?modal=settings #1]']);
  });

  it('shows the right address when one from the middle closes', () => {
    const { modals, settle, drawn, openIds, history } = setUpHistory();
    void modals.open('settings');
    void modals.open('menu');
    settle();
    modals.close('settings');
    settle();
    expect(openIds()).toEqual(['menu']);
    expect(drawn().slice(0, history.index + 1)).toEqual(['/dashboard', '[/dashboard #1]']);
  });

  it('looks at the history once for all that changes in one go', () => {
    const { modals, countTasks, settle, history } = setUpHistory();
    void modals.open('menu');
    void modals.open('confirm');
    modals.close('menu');
    expect(countTasks()).toBe(1);
    settle();
    expect(history.index).toBe(1);
  });

  it('writes nothing when it was disconnected', () => {
    const { modals, settle, drawn, disconnect } = setUpHistory();
    disconnect();
    void modals.open('menu');
    settle();
    expect(drawn()).toEqual(['[/dashboard]']);
  });
});

describe('Back and Forward', () => {
  it('Back closes the top one alone, three times for three', () => {
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

  it('one long step back closes them all', () => {
    const { modals, settle, history, openIds } = setUpHistory();
    void modals.open('menu');
    void modals.open('confirm');
    settle();
    history.back(2);
    settle();
    expect(openIds()).toEqual([]);
  });

  it('Back does not close a modal that only its own buttons close, nor what lies below it', () => {
    const { modals, history, settle, drawn, openIds } = setUpHistory();
    void modals.open('menu');
    void modals.open('secret');
    settle();
    history.back(2);
    settle();
    expect(openIds()).toEqual(['menu', 'secret']);
    expect(drawn()).toEqual(['/dashboard', '/dashboard #1', '[/dashboard #2]']);
    modals.close('secret');
    settle();
    history.back(1);
    settle();
    expect(openIds()).toEqual([]);
  });

  it('Back asks a modal that only its own buttons close, and closes it once its close button does', () => {
    const { stack, modals, history, settle, drawn, openIds } = setUpHistory();
    void modals.open('secret');
    settle();
    let answer: 'stay' | 'leave' = 'stay';
    const key = stack.getState().entries[0]?.key ?? 0;
    const asked: string[] = [];
    stack.onCloseRequest(key, () => {
      asked.push(answer);
      if (answer === 'leave') stack.close('secret');
    });
    history.back(1);
    settle();
    expect([asked, openIds(), drawn()]).toEqual([['stay'], ['secret'], ['/dashboard', '[/dashboard #1]']]);
    answer = 'leave';
    history.back(1);
    settle();
    expect([asked, openIds()]).toEqual([['stay', 'leave'], []]);
  });

  it('Back reopens nothing that was closed below', () => {
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

  it('Forward opens a linked modal again', () => {
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

  it('Forward to a modal that cannot be opened again leads back to the page', () => {
    const { modals, settle, history, openIds, drawn } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    settle();
    history.forward();
    settle();
    expect(openIds()).toEqual([]);
    expect(drawn()[0]).toBe('[/dashboard]');
  });

  it('a modal that opens while another one’s entry is taken back gets one of its own', () => {
    const { modals, settle, runTask, drawn, openIds, history } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    runTask();
    void modals.open('confirm');
    settle();
    expect(openIds()).toEqual(['confirm']);
    expect(history.index).toBe(1);
    expect(drawn()).toEqual(['/dashboard', '[/dashboard #1]']);
  });
});

describe('addresses', () => {
  it('open what they name, on an entry of its own above the page’s', () => {
    const { settle, drawn, openIds, offerLinks } = setUpHistory('?range=7d&modal=plan&plan=M');
    offerLinks(testModals.registered);
    settle();
    expect(openIds()).toEqual(['plan']);
    expect(drawn()).toEqual(['/dashboard?range=7d', '[/dashboard?range=7d&modal=plan&plan=M #1]']);
  });

  it.each(['?modal=plan&plan=XXL', '?modal=plan', '?modal=nothing', '?modal=menu', '?modal='])(
    '%s opens nothing and is left alone',
    (search) => {
      const { settle, drawn, openIds, offerLinks } = setUpHistory(search);
      offerLinks(testModals.registered);
      settle();
      expect(openIds()).toEqual([]);
      expect(drawn()).toEqual([`[/dashboard${search}]`]);
    },
  );

  it('open nothing where no app offers it', () => {
    const { settle, openIds, offerLinks } = setUpHistory('?modal=settings');
    settle();
    offerLinks([]);
    settle();
    expect(openIds()).toEqual([]);
  });

  it('are looked at as long as they are offered', () => {
    const { settle, openIds, offerLinks, history } = setUpHistory();
    const takeBack = offerLinks(testModals.registered);
    takeBack();
    history.goTo({ pathname: '/dashboard/usage', search: '?modal=settings', mark: undefined });
    settle();
    expect(openIds()).toEqual([]);
  });

  it('stay offered when an older offer is taken back late', () => {
    const { settle, openIds, offerLinks, history } = setUpHistory();
    const takeBack = offerLinks([]);
    offerLinks(testModals.registered);
    takeBack();
    history.goTo({ pathname: '/dashboard/usage', search: '?modal=settings', mark: undefined });
    settle();
    expect(openIds()).toEqual(['settings']);
  });

  it('opened again after a reload keep their entry', () => {
    const { settle, drawn, openIds, offerLinks } = setUpHistory('?modal=settings', { depth: 1, page: { visit: 'first', search: '' } });
    offerLinks(testModals.registered);
    settle();
    expect(openIds()).toEqual(['settings']);
    expect(drawn()).toEqual(['[/dashboard?modal=settings #1]']);
  });

  it('of an entry that lies above another page now are opened afresh', () => {
    const { modals, settle, drawn, openIds, offerLinks, history, leave } = setUpHistory();
    offerLinks(testModals.registered);
    void modals.open('settings');
    settle();
    leave(true, (replace) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replace));
    settle();
    history.forward();
    settle();
    expect(openIds()).toEqual(['settings']);
    expect(drawn()).toEqual(['/workspace', '/dashboard', '[/dashboard?modal=settings #1]']);
  });

  it('put in place of the page’s own open their modal above the page', () => {
    const { settle, drawn, offerLinks, history } = setUpHistory('?range=7d');
    offerLinks(testModals.registered);
    history.goTo({ pathname: '/dashboard', search: '?range=7d&modal=settings', mark: undefined }, true);
    settle();
    expect(drawn()).toEqual(['/dashboard?range=7d', '[/dashboard?range=7d&modal=settings #1]']);
  });

  it('a link to a modal on the same page makes one entry, and Back closes it', () => {
    const { settle, drawn, openIds, offerLinks, history } = setUpHistory('?range=7d');
    offerLinks(testModals.registered);
    history.goTo({ pathname: '/dashboard', search: '?range=7d&modal=settings', mark: undefined });
    settle();
    expect(drawn()).toEqual(['/dashboard?range=7d', '[/dashboard?range=7d&modal=settings #1]']);
    history.back(1);
    settle();
    expect(openIds()).toEqual([]);
  });
});

describe('pages', () => {
  it('another page clears the stack at once', () => {
    const { modals, stack, settle, history } = setUpHistory();
    void modals.open('menu');
    settle();
    history.goTo({ pathname: '/workspace', search: '', mark: undefined });
    expect(stack.getState().entries).toEqual([]);
  });

  it('a page that is still being fetched clears the stack already, and nothing moves until it is there', () => {
    const { modals, stack, settle, history, drawn } = setUpHistory();
    void modals.open('menu');
    void modals.open('confirm');
    settle();
    history.busy = true;
    history.announce('depart');
    expect(stack.getState().entries).toEqual([]);
    settle();
    expect(history.index).toBe(2);
    history.busy = false;
    history.goTo({ pathname: '/workspace', search: '', mark: undefined });
    settle();
    expect(drawn().at(-1)).toBe('[/workspace]');
  });

  it('a page that was on its way and never came leaves no entry of a modal behind', () => {
    const { modals, settle, history, drawn } = setUpHistory();
    void modals.open('menu');
    settle();
    history.busy = true;
    history.announce('depart');
    history.busy = false;
    history.announce('idle');
    settle();
    expect(drawn()[0]).toBe('[/dashboard]');
  });

  it.each([
    [1, false, ['/dashboard', '[/workspace]']],
    [3, false, ['/dashboard', '[/workspace]']],
    [1, true, ['[/workspace]']],
    [2, true, ['[/workspace]']],
  ])('leaving %i modals (replace: %s) leaves no entry of theirs behind', (count, replace, expected) => {
    const { modals, settle, history, leave, drawn, openIds } = setUpHistory();
    for (const id of (['menu', 'confirm', 'settings'] as const).slice(0, count)) void modals.open(id);
    settle();
    leave(replace, (replaces) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replaces));
    settle();
    expect(openIds()).toEqual([]);
    expect(drawn().slice(0, history.index + 1)).toEqual(expected);
  });

  it('a modal that closes and leaves in one go leaves no entry behind, and the page stays', () => {
    const { modals, settle, history, leave, drawn } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    leave(false, (replace) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replace));
    settle();
    expect(drawn()).toEqual(['/dashboard', '[/workspace]']);
  });

  it('leaving while an entry is being taken back waits for it', () => {
    const { modals, settle, runTask, history, leave, drawn } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    runTask();
    leave(false, (replace) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replace));
    settle();
    expect(drawn()).toEqual(['/dashboard', '[/workspace]']);
  });

  it('leaving waits for an entry that is being taken back, even when a page is fetched meanwhile', () => {
    const { modals, settle, runTask, history, leave, drawn } = setUpHistory();
    void modals.open('menu');
    settle();
    modals.close('menu');
    runTask();
    history.announce('idle');
    leave(false, (replace) => history.goTo({ pathname: '/workspace', search: '', mark: undefined }, replace));
    settle();
    expect(drawn()).toEqual(['/dashboard', '[/workspace]']);
  });

  it('leaving for what the router does not know closes the modals first', () => {
    const { modals, settle, leave, openIds } = setUpHistory();
    void modals.open('menu');
    settle();
    const seen: string[][] = [];
    leave(false, () => void seen.push(openIds()));
    expect(seen).toEqual([[]]);
  });

  it('nothing moves while a page is being fetched, and what is due is done afterwards', () => {
    const { modals, settle, history } = setUpHistory();
    void modals.open('menu');
    settle();
    history.busy = true;
    modals.close('menu');
    settle();
    expect(history.index).toBe(1);
    history.busy = false;
    history.announce('idle');
    settle();
    expect(history.index).toBe(0);
  });
});
