import {createElement} from 'react';
import clsx from 'clsx';
import type * as SonnerModule from 'sonner';

import styles from './ToastRegion.module.css';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Replaces the description with a link to a generated file. */
  readonly link?: {readonly label: string; readonly href: string};
  /** `destructive`: an action failed and the visitor has to act. */
  readonly tone: 'success' | 'notice' | 'destructive';
}

type Sonner = typeof SonnerModule;

/** Milliseconds that a screen reader needs to register the region before content is added. */
const REGION_SETTLES_MS = 120;

/** Milliseconds: the owner fixed 4000 to 5000, and the upper end leaves time to read. */
export const TOAST_MS = 5_000;

/** Milliseconds to find a link and press it. */
const LINK_TOAST_MS = 20_000;

let loading: Promise<Sonner> | undefined;
let loaded: Sonner | undefined;
let onLoaded: () => void = () => undefined;

const load = async (): Promise<Sonner> => {
  loaded = await import(/* webpackChunkName: 'sonner' */ 'sonner');
  onLoaded();
  await new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_MS));
  return loaded;
};

/** Loads Sonner (8 kB with Brotli) on the first toast. */
const loadSonner = (): Promise<Sonner> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

export const loadedSonner = (): Sonner | undefined => loaded;

/** Subscribes the one `ToastRegion`. */
export const subscribeToSonner = (listener: () => void): (() => void) => {
  onLoaded = listener;
  return () => {
    onLoaded = () => undefined;
  };
};

/** Preloads the library; an error surfaces when the library is used. */
export const preloadToasts = (): void => {
  loadSonner().catch(() => undefined);
};

/** Shows a short message at the bottom of the page. Callable from anywhere in the browser. */
export const showToast = async ({title, description, link, tone}: ToastMessage): Promise<void> => {
  try {
    const {toast} = await loadSonner();
    toast(title, {
      description: link
        ? createElement('a', {href: link.href, target: '_blank', className: 'textLink'}, link.label)
        : description,
      ...(link ? {duration: LINK_TOAST_MS} : {}),
      icon: createElement('span', {'aria-hidden': true, className: clsx(styles.dot, styles[tone])}),
      className: styles[tone],
    });
  } catch {
    // Offline visitors must also learn that an action failed.
    window.alert([title, description].filter(Boolean).join('\n'));
  }
};
