import {type ReactElement, useEffect, useRef, useState} from 'react';

import {meantDomain} from '@site/src/domain/email/meantDomain';
import {readEmail} from '@site/src/domain/email/readEmail';

/** Sets a field's text and fires `input`, so that forms react as they do to typing. */
const retype = (control: HTMLInputElement, text: string): void => {
  control.value = text;
  control.dispatchEvent(new Event('input', {bubbles: true}));
};

/**
 * Suggests a corrected email domain (gmial.com) below the form's email field. Pressing it replaces
 * the domain; the typed address is still accepted.
 */
export function MeantDomain(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [domain, setDomain] = useState<string | null>(null);
  const fieldOf = (): HTMLInputElement | null | undefined =>
    place.current?.closest('form')?.querySelector<HTMLInputElement>('input[type=email]');

  useEffect(() => {
    const field = fieldOf();
    const forget = (): void => setDomain(null);
    const ask = (): void => setDomain(meantDomain(field?.value ?? ''));
    field?.addEventListener('change', ask);
    field?.addEventListener('input', forget);
    return () => {
      field?.removeEventListener('change', ask);
      field?.removeEventListener('input', forget);
    };
  }, []);

  const take = (): void => {
    const field = fieldOf();
    if (!field || domain === null) return;
    const [name = ''] = readEmail(field.value).address.split('@');
    retype(field, `${name}@${domain}`);
    field.focus();
  };
  return (
    <div ref={place} role="status" className={domain === null ? 'visuallyHidden' : 'small'}>
      {domain === null ? null : (
        <span key={domain}>
          Did you mean{' '}
          <button type="button" className="clean-btn textLink" onClick={take}>
            {domain}
          </button>
          ?
        </span>
      )}
    </div>
  );
}
