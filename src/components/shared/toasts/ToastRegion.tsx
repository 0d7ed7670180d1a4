import {type CSSProperties, type ReactElement, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import type * as SonnerModule from 'sonner';

import {loadSonner} from './loadSonner';
import styles from './ToastRegion.module.css';
import {onToast, TOAST_MS, type ToastMessage} from './toasts';

type Sonner = typeof SonnerModule;

/** A screen reader has to know the region before something is put into it. */
const REGION_SETTLES_MS = 120;

/** At the foot of the window, on the left: its lower edge covers no form and no phone number. */
const AT_FOOT = {bottom: '1rem', left: '1rem', right: '1rem'};

const placement = {zIndex: 'var(--ds-z-toast)'} as CSSProperties;

function Dot({tone}: Pick<ToastMessage, 'tone'>): ReactElement {
  return <span aria-hidden="true" className={clsx(styles.dot, styles[tone])} />;
}

interface PlainToastProps {
  readonly message: ToastMessage;
  readonly onDone: () => void;
}

/** Says it without the library: whoever is offline must still learn that the form was not sent. */
function PlainToast({message, onDone}: PlainToastProps): ReactElement {
  useEffect(() => {
    const timer = window.setTimeout(onDone, TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [message, onDone]);
  return (
    <div className={clsx(styles.toast, styles.plain)}>
      <Dot tone={message.tone} />
      <div>
        <p className={styles.title}>{message.title}</p>
        <p className={styles.description}>{message.description}</p>
      </div>
    </div>
  );
}

/** Where toasts appear: nothing at all until there is one. Mounted once, by the theme's Root. */
export function ToastRegion(): ReactElement {
  const [sonner, setSonner] = useState<Sonner>();
  const [plain, setPlain] = useState<ToastMessage>();
  /** Messages for whom the region is being made. */
  const waiting = useRef<ToastMessage[]>([]);
  const announce = useRef<(message: ToastMessage) => void>(undefined);

  useEffect(() => {
    const open = (): void => {
      loadSonner().then(setSonner, () => {
        setPlain(waiting.current.at(-1));
        waiting.current = [];
      });
    };
    return onToast((message) => {
      if (announce.current) {
        announce.current(message);
        return;
      }
      waiting.current.push(message);
      if (waiting.current.length === 1) open();
    });
  }, []);

  // Runs when the library's region is in the page.
  useEffect(() => {
    if (!sonner) return undefined;
    const timer = window.setTimeout(() => {
      announce.current = ({title, description, tone}) => {
        sonner.toast(title, {
          description,
          icon: <Dot tone={tone} />,
          className: styles[tone],
        });
      };
      waiting.current.forEach(announce.current);
      waiting.current = [];
    }, REGION_SETTLES_MS);
    return () => {
      window.clearTimeout(timer);
      announce.current = undefined;
    };
  }, [sonner]);

  const Toaster = sonner?.Toaster;
  return (
    <>
      {Toaster ? (
        <Toaster
          position="bottom-left"
          offset={AT_FOOT}
          mobileOffset={AT_FOOT}
          duration={TOAST_MS}
          containerAriaLabel="Notifications"
          style={placement}
          toastOptions={{
            unstyled: true,
            classNames: {
              toast: styles.toast,
              title: styles.title,
              description: styles.description,
              icon: styles.icon,
            },
          }}
        />
      ) : null}
      <div role="status">
        {plain ? <PlainToast message={plain} onDone={() => setPlain(undefined)} /> : null}
      </div>
    </>
  );
}
