import {useEffect, useState} from 'react';

import type {Said} from '@site/src/domain/call/call';

export interface ReadAloud {
  readonly canRead: boolean;
  readonly isReading: boolean;
  /** Turns reading on, with these words first, or off. */
  readonly toggleReading: (first: Said | undefined) => void;
  /** Reads the receptionist's words, if reading is on. */
  readonly read: (said: Said | undefined) => void;
}

const speak = ({text, lang}: Said): void => {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang ?? 'en-US';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
};

/** The device's own voice, where it has one, and only when asked. */
export const useReadAloud = (): ReadAloud => {
  const [isReading, setReading] = useState(false);
  // Some browsers have the name and nothing behind it, or only half of what reading takes.
  const canRead =
    typeof window.SpeechSynthesisUtterance === 'function' && Boolean(window.speechSynthesis);

  // Browsers go on speaking after a page is left by a full load; one that comes back is silent.
  useEffect(() => {
    if (!canRead) return undefined;
    const stop = (): void => {
      window.speechSynthesis.cancel();
      setReading(false);
    };
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      window.speechSynthesis.cancel();
    };
  }, [canRead]);

  return {
    canRead,
    isReading,
    toggleReading: (first) => {
      setReading(!isReading);
      if (isReading) window.speechSynthesis.cancel();
      else if (first) speak(first);
    },
    read: (said) => {
      if (isReading && said?.by === 'agent') speak(said);
    },
  };
};
