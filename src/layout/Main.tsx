import type {ReactElement, ReactNode} from 'react';

export interface MainProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content of the page, between header and footer; links and scripts find it by its id. */
export function Main({className, children}: MainProps): ReactElement {
  return (
    <main id="main" className={className}>
      {children}
    </main>
  );
}
