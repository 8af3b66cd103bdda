import { describe, expect, it } from 'vitest';
import { depthOf, nextHistoryStep, type HistoryMark, type HistoryPlace, type LinkedModal } from './modal-history.ts';

const page = { visit: 'first', search: '?range=7d' };
const menu: LinkedModal = { id: 'menu', link: undefined };
const plan: LinkedModal = { id: 'plan', link: { plan: 'M' } };
const settings: LinkedModal = { id: 'settings', link: {} };
const at = (search: string, depth?: number, below: HistoryMark['page'] = page): HistoryPlace => ({
  pathname: '/dashboard',
  search,
  mark: depth === undefined ? undefined : { depth, page: below },
});

describe('depthOf', () => {
  it('counts only modals of the same visit', () => {
    expect(depthOf({ depth: 2, page: { visit: 'first', search: '?other' } }, page)).toBe(2);
    expect(depthOf({ depth: 2, page: { visit: 'second', search: page.search } }, page)).toBe(0);
    expect(depthOf(undefined, page)).toBe(0);
  });
});

describe('nextHistoryStep', () => {
  it('returns none when entries and modals match', () => {
    expect(nextHistoryStep(at('?range=7d'), [], page)).toEqual({ kind: 'none' });
    expect(nextHistoryStep(at('?range=7d', 1), [menu], page)).toEqual({ kind: 'none' });
    expect(nextHistoryStep(at('?range=7d&modal=plan&plan=M', 1), [plan], page)).toEqual({
      kind: 'none',
    });
  });

  it('ignores differences in query encoding', () => {
    expect(nextHistoryStep(at('?name=a%20b'), [], { ...page, search: '?name=a+b' })).toEqual({ kind: 'none' });
  });

  it('goes back by the number of surplus entries', () => {
    expect(nextHistoryStep(at('?range=7d', 3), [menu], page)).toEqual({ kind: 'back', steps: 2 });
  });

  it('adds one entry at a time with the URL of its modals', () => {
    expect(nextHistoryStep(at('?range=7d'), [plan, settings], page)).toEqual({
      kind: 'push',
      search: '?range=7d&modal=plan&plan=M',
      mark: { depth: 1, page },
    });
    expect(nextHistoryStep(at('?range=7d&modal=plan&plan=M', 1), [plan, settings], page)).toEqual({
      kind: 'push',
      search: '?range=7d&modal=settings',
      mark: { depth: 2, page },
    });
    expect(nextHistoryStep(at('?range=7d&modal=plan&plan=M', 1), [plan, menu], page)).toEqual({
      kind: 'push',
      search: '?range=7d&modal=plan&plan=M',
      mark: { depth: 2, page },
    });
  });

  it('corrects a URL of another modal before adding entries', () => {
    expect(nextHistoryStep(at('?range=7d&modal=settings'), [settings], page)).toEqual({
      kind: 'replace',
      search: '?range=7d',
      mark: undefined,
    });
    expect(nextHistoryStep(at('?range=7d&modal=settings', 1), [menu], page)).toEqual({
      kind: 'replace',
      search: '?range=7d',
      mark: { depth: 1, page },
    });
  });

  it('corrects an entry with an outdated page query', () => {
    const other = { visit: 'first', search: '?range=30d' };
    expect(nextHistoryStep(at('?range=7d', 1, other), [menu], page)).toEqual({
      kind: 'replace',
      search: '?range=7d',
      mark: { depth: 1, page },
    });
  });

  it('turns an entry of another visit into the entry of the page', () => {
    const other = { visit: 'second', search: '?range=7d' };
    expect(nextHistoryStep(at('?range=7d', 1, other), [], page)).toEqual({ kind: 'replace', search: '?range=7d', mark: undefined });
  });
});
