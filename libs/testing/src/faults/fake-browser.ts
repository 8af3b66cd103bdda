import { onTestFinished, vi } from 'vitest';

class EverythingInSight {
  readonly notify: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(notify: EverythingInSight['notify']) {
    this.notify = notify;
  }
  observe(target: Element): void {
    this.notify([{ isIntersecting: true, target }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives the document what jsdom lacks, until the test ends. Every element is in view. */
export function stubBrowser(): void {
  vi.stubGlobal('IntersectionObserver', EverythingInSight);
  vi.stubGlobal('ResizeObserver', EverythingInSight);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  Object.assign(Element.prototype, { checkVisibility: () => true });
  const { prototype } = HTMLDialogElement;
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(prototype, 'showModal');
    Reflect.deleteProperty(prototype, 'close');
  });
}

/** Failures of a browser's storage. Each one lasts until its spy is restored. */
export const storageFaults = {
  full: () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }),
  blocked: () =>
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    }),
  corrupt: () => vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('{"half":'),
} as const;
