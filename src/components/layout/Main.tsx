import type {ReactElement, ReactNode} from 'react';

export interface MainProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The page's own content, between header and footer; links and scripts find it by its id. */
export function Main({className, children}: MainProps): ReactElement {
  return (
    <main id="main" className={className}>
      {children}
    </main>
  );
}
