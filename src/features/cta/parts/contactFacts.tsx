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

export interface FailureTextProps {
  /** The problem, and the remedy to try before writing. */
  readonly texts: readonly [problem: string, remedy: string];
  readonly draft?: string;
}

/** Message of a form that could not be sent. */
export function FailureText({texts: [problem, remedy], draft}: FailureTextProps): ReactElement {
  return (
    <>
      <strong>{problem}</strong> Nothing you typed is lost: <span>{remedy}</span>, or write to{' '}
      <EmailAddress draft={draft} />.
    </>
  );
}
