import {brand} from '@site/src/config/brand';

import {PhoneLink} from './PhoneLink';

/** Row of a FactList with the phone number. */
export const phoneFact = {
  term: 'Phone',
  fact: (
    <PhoneLink variant="plain" className="textLink num">
      {brand.phone.display}
    </PhoneLink>
  ),
};

/** Row of a FactList with the email address. */
export const emailFact = {
  term: 'Email',
  fact: (
    <a className="textLink" href={brand.email.href}>
      {brand.email.display}
    </a>
  ),
};
