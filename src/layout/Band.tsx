import type {ReactElement, ReactNode} from 'react';

import {Columns} from './Columns';
import {Section} from './Section';
import {TextBlock} from './TextBlock';

export interface BandProps {
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** At most two buttons, below the words. */
  readonly actions?: ReactNode;
  readonly className?: string;
  /** Facts, a form, or a drawing on the right. */
  readonly children?: ReactNode;
}

/** Dark band at the end of a page: words on the left, one object on the right. */
export function Band({id, title, text, actions, className, children}: BandProps): ReactElement {
  const words = (
    <TextBlock id={id} title={title} actions={actions}>
      {text}
    </TextBlock>
  );
  return (
    <Section ground="band" labelledBy={id} className={className} isTight>
      {children === undefined ? (
        words
      ) : (
        <Columns split="7/4">
          {words}
          {children}
        </Columns>
      )}
    </Section>
  );
}
