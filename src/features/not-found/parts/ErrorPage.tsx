import type {ReactElement} from 'react';

import {PageHead} from '@site/src/layout/PageHead';
import {Main} from '@site/src/layout/Main';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {company} from '@site/src/config/company';

export interface ErrorPageProps {
  /** Error message from the browser, for support. */
  readonly message: string;
}

/** Page for a crash, with plain links that need no router and no data. */
export function ErrorPage({message}: ErrorPageProps): ReactElement {
  return (
    <Main>
      <PageHead
        title="Unexpected Application Error!"
        lede={
          <>
            Something on our side dropped the call. Reloading usually picks it up again. If it does
            not, call{' '}
            <a className="textLink num" href={company.phone.href}>
              {company.phone.display}
            </a>
            .
          </>
        }
      >
        <div className="actions">
          <Button onClick={() => window.location.reload()}>Reload this page</Button>
          {/* A full page load, because the running app may be broken. */}
          <ButtonLink to="/" reloads variant="ghost">
            Go Home
          </ButtonLink>
        </div>
      </PageHead>
      {message ? (
        <p className="wrap small muted">
          What the browser reported: <code>{message}</code>
        </p>
      ) : null}
    </Main>
  );
}
