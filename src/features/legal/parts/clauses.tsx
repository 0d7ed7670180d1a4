import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {EmailAddress, PhoneNumber} from '@site/src/features/cta/parts/contactLinks';
import {operatorFacts} from '@site/src/data/operatorFacts';

import styles from './clauses.module.css';
import {useSectionNumber} from './sections';

/** Heading of a numbered section. */
function LegalHeading({id = '', children}: ComponentProps<'h2'>): ReactElement {
  const number = useSectionNumber(id);
  useBrokenLinks().collectAnchor(id);
  return (
    <h2 id={id}>
      <span className={styles.number}>{number}</span> {children}
    </h2>
  );
}

interface WithChildren {
  readonly children?: ReactNode;
}

/** Filters elements, because Markdown puts line breaks between them. */
const elements = (children: ReactNode): readonly ReactElement<WithChildren>[] =>
  Children.toArray(children).filter((child) => isValidElement<WithChildren>(child));

function Clause({
  number,
  children,
}: {
  readonly number: string;
  readonly children: ReactNode;
}): ReactElement {
  const id = `clause-${number.replace('.', '-')}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <a
        className={`quiet ${styles.clauseNumber}`}
        href={`#${id}`}
        aria-label={`${number}, link to this clause`}
      >
        {number}
      </a>
      {children}
    </li>
  );
}

export interface ClausesProps {
  /** Id of the section that the clauses belong to. */
  readonly of: string;
  /** Ordered lists of Markdown. */
  readonly children: ReactNode;
}

/** Ordered list as clauses 4.1, 4.2, each with a link to itself. */
function Clauses({of, children}: ClausesProps): ReactElement {
  const section = useSectionNumber(of);
  const clauses = elements(children).flatMap((list) => elements(list.props.children));
  return (
    <ol role="list" className={styles.clauses}>
      {clauses.map((clause, index) => (
        <Clause key={`${section}.${index + 1}`} number={`${section}.${index + 1}`}>
          {clause.props.children}
        </Clause>
      ))}
    </ol>
  );
}

function LegalLink({href = '', children}: ComponentProps<'a'>): ReactElement {
  return (
    <Link className="textLink" to={href}>
      {children}
    </Link>
  );
}

function PrivacyEmail(): ReactElement {
  return (
    <a className="textLink" href={`mailto:${operatorFacts.privacyEmail}`}>
      {operatorFacts.privacyEmail}
    </a>
  );
}

/** Components of the legal texts; the PDF prints the facts of the same names. */
export const legalComponents = {
  Clauses,
  Phone: PhoneNumber,
  Email: EmailAddress,
  PrivacyEmail,
  a: LegalLink,
  h2: LegalHeading,
};
