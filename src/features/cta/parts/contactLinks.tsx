import type {ReactElement} from 'react';

import {company} from '@site/src/config/company';

import {PhoneLink} from './PhoneLink';

/** Phone number as a link in a sentence. */
export function PhoneNumber(): ReactElement {
  return (
    <PhoneLink variant="plain" className="textLink num">
      {company.phone.display}
    </PhoneLink>
  );
}

/** Email address as a link in a sentence. @param draft query of the address, such as `?subject=` */
export function EmailAddress({draft = ''}: {readonly draft?: string}): ReactElement {
  return (
    <a className="textLink" href={company.email.href + draft}>
      {company.email.display}
    </a>
  );
}
