import {type ReactElement, useEffect, useRef, useState} from 'react';

import {readEmail} from '@site/src/lib/email/readEmail';

/** Sets a field's text and fires `input`, so that forms react as they do to typing. */
const setInputText = (control: HTMLInputElement, text: string): void => {
  control.value = text;
  control.dispatchEvent(new Event('input', {bubbles: true}));
};

/**
 * Suggests a corrected email domain (gmial.com) below the form's email field. Pressing it replaces
 * the domain; the typed address is still accepted.
 */
export function DomainSuggestion(): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const [domain, setDomain] = useState<string | null>(null);
  const findField = (): HTMLInputElement | null | undefined =>
    container.current?.closest('form')?.querySelector<HTMLInputElement>('input[type=email]');

  useEffect(() => {
    const field = findField();
    const clear = (): void => setDomain(null);
    const suggest = (): void => {
      const typed = field?.value ?? '';
      // Loaded late: every page has an email field, and few visitors type in it.
      import('@site/src/lib/email/suggestDomain').then(
        ({suggestDomain}) => {
          // The visitor may have typed on in the meantime.
          if (field?.value === typed) setDomain(suggestDomain(typed));
        },
        () => undefined,
      );
    };
    field?.addEventListener('change', suggest);
    field?.addEventListener('input', clear);
    return () => {
      field?.removeEventListener('change', suggest);
      field?.removeEventListener('input', clear);
    };
  }, []);

  const acceptDomain = (): void => {
    const field = findField();
    if (!field || domain === null) return;
    const [name = ''] = readEmail(field.value).address.split('@');
    setInputText(field, `${name}@${domain}`);
    field.focus();
  };
  return (
    <div ref={container} role="status" className={domain === null ? 'visuallyHidden' : 'small'}>
      {domain === null ? null : (
        <span key={domain}>
          Did you mean{' '}
          <button type="button" className="clean-btn textLink" onClick={acceptDomain}>
            {domain}
          </button>
          ?
        </span>
      )}
    </div>
  );
}
