import {type CSSProperties, type ReactElement, useSyncExternalStore} from 'react';

import styles from './ToastRegion.module.css';
import {loadedSonner, subscribeToSonner, TOAST_MS} from './toasts';

/** Bottom center, so that a toast doesn't cover the footer's phone number. */
const BOTTOM_OFFSET = {bottom: '1rem', left: '1rem', right: '1rem'};

const placement = {zIndex: 'var(--ds-z-toast)'} as CSSProperties;

const {toast, title, icon} = styles;

/** Live region for toasts, mounted once by the theme's Root. */
export function ToastRegion(): ReactElement | null {
  const sonner = useSyncExternalStore(subscribeToSonner, loadedSonner, () => undefined);
  if (sonner === undefined) return null;
  const {Toaster} = sonner;
  return (
    <Toaster
      position="bottom-center"
      offset={BOTTOM_OFFSET}
      mobileOffset={BOTTOM_OFFSET}
      duration={TOAST_MS}
      containerAriaLabel="Notifications"
      style={placement}
      toastOptions={{unstyled: true, classNames: {toast, title, icon}}}
    />
  );
}
