import '@testing-library/jest-dom';
import {configure} from '@testing-library/react';

import {forgetAllValues} from '../../src/domain/persisted.ts';

// How long is waited for what a test is sure to see: by default a second, less than a machine needs
// that also runs a browser. Short of `testTimeout`, so that what was not seen is still said.
configure({asyncUtilTimeout: 20_000});

// What jsdom leaves out and the components use.
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

class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= ResizeObserverStub;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;

// Docusaurus puts this on window before React starts; its Link fetches pages ahead through it.
Object.assign(window, {
  docusaurus: {prefetch: () => undefined, preload: () => Promise.resolve([])},
});

// Every test is a page of its own.
beforeEach(forgetAllValues);
