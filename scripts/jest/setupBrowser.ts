import {TextEncoder} from 'node:util';

import '@testing-library/jest-dom';
import {configure} from '@testing-library/react';

import {forgetAllValues} from '../../src/lib/persisted.ts';

// Longer than the default of one second, which is too short on a machine that also runs a browser, and
// shorter than `testTimeout`, so that a failure still names the missing element.
configure({asyncUtilTimeout: 20_000});

// Methods that components use and jsdom doesn't have.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;

class ObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= ObserverStub;
window.IntersectionObserver ??= ObserverStub as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;

// Docusaurus sets this before React starts; its Link prefetches pages through it.
Object.assign(window, {
  docusaurus: {prefetch: () => undefined, preload: () => Promise.resolve([])},
});

// react-dom/server uses it, and jsdom lacks it.
window.TextEncoder ??= TextEncoder;

// Each test starts as a new page.
beforeEach(forgetAllValues);
