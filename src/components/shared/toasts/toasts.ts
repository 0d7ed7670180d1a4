import {createElement} from 'react';
import clsx from 'clsx';
import type * as SonnerModule from 'sonner';

import styles from './ToastRegion.module.css';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** In place of the description, to something that was made in the browser. */
  readonly link?: {readonly label: string; readonly href: string};
  /** `destructive`: something did not work and the visitor has to act. */
  readonly tone: 'success' | 'notice' | 'destructive';
}

type Sonner = typeof SonnerModule;

/** A screen reader has to know the region before something is put into it, in milliseconds. */
const REGION_SETTLES_MS = 120;

/** Time to find a link and press it. */
const LINK_MS = 20_000;

let loading: Promise<Sonner> | undefined;
let loaded: Sonner | undefined;
let onLoaded: () => void = () => undefined;

const load = async (): Promise<Sonner> => {
  loaded = await import(/* webpackChunkName: 'sonner' */ 'sonner');
  onLoaded();
  await new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_MS));
  return loaded;
};

/** The toast library's 8 kB (brotli), loaded for the first toast and not before. */
const loadSonner = (): Promise<Sonner> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

export const loadedSonner = (): Sonner | undefined => loaded;

/** For the one `ToastRegion`. */
export const subscribeToSonner = (listener: () => void): (() => void) => {
  onLoaded = listener;
  return () => {
    onLoaded = () => undefined;
  };
};

/** Loads the library ahead of its use; a failure waits for the use itself. */
export const preloadToasts = (): void => {
  loadSonner().catch(() => undefined);
};

/** Shows a short message in the corner of the page. Callable from anywhere in the browser. */
export const showToast = async ({title, description, link, tone}: ToastMessage): Promise<void> => {
  try {
    const {toast} = await loadSonner();
    toast(title, {
      description: link
        ? createElement('a', {href: link.href, target: '_blank', className: 'textLink'}, link.label)
        : description,
      ...(link ? {duration: LINK_MS} : {}),
      icon: createElement('span', {'aria-hidden': true, className: clsx(styles.dot, styles[tone])}),
      className: styles[tone],
    });
  } catch {
    // Anyone who is offline must still learn that something did not work.
    window.alert([title, description].filter(Boolean).join('\n'));
  }
};
