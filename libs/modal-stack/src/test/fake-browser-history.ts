import type { HistoryArrival, HistoryMark, HistoryPlace, ModalHistory } from '../history/modal-history.ts';

/** A browser's history under a router: moving through it takes effect later, as in a browser; going to a page at once, or when it has been fetched. */
export class FakeBrowserHistory implements ModalHistory {
  entries: HistoryPlace[];
  index = 0;
  busy = false;
  private fetching: (() => void) | undefined;
  private readonly moves: number[] = [];
  private readonly listeners = new Set<(arrival: HistoryArrival) => void>();

  constructor(start: HistoryPlace) {
    this.entries = [start];
  }

  getPlace = (): HistoryPlace => this.entries[this.index] as HistoryPlace;
  isBusy = (): boolean => this.busy || this.fetching !== undefined;
  push = (search: string, mark: HistoryMark | undefined): void => this.goTo({ pathname: this.getPlace().pathname, search, mark });
  replace = (search: string, mark: HistoryMark | undefined): void => this.goTo({ pathname: this.getPlace().pathname, search, mark }, true);
  back = (steps: number): void => void this.moves.push(-steps);
  forward = (): void => void this.moves.push(1);

  subscribe = (listener: (arrival: HistoryArrival) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  goTo(place: HistoryPlace, replace = false): void {
    this.entries = [
      ...this.entries.slice(0, replace ? this.index : this.index + 1),
      place,
      ...(replace ? this.entries.slice(this.index + 1) : []),
    ];
    this.index = replace ? this.index : this.entries.length - 1;
    this.announce(replace ? 'replace' : 'push');
  }

  /** Sets off for a page that has to be fetched first, in place of one that is still on its way. */
  setOff(place: HistoryPlace, replace: boolean): void {
    this.fetching = () => this.goTo(place, replace);
    if (place.pathname !== this.getPlace().pathname) this.announce('depart');
  }

  /** Lets the page that is on its way arrive; false when there is none. */
  arrive(): boolean {
    const { fetching } = this;
    this.fetching = undefined;
    fetching?.();
    return fetching !== undefined;
  }

  announce(arrival: HistoryArrival): void {
    this.listeners.forEach((listener) => listener(arrival));
  }

  /** Lets the oldest move take effect; false when there is none. A move out of the history does nothing, as in a browser. */
  move(): boolean {
    const steps = this.moves.shift();
    if (steps === undefined) return false;
    if (this.entries[this.index + steps] === undefined) return true;
    this.index += steps;
    // What the reader goes back to takes the place of what was on its way.
    this.fetching = undefined;
    this.announce('pop');
    return true;
  }
}
