import {type ReactElement, useEffect, useState} from 'react';
import clsx from 'clsx';

import {Button} from '@site/src/components/ui/Button';
import buttonStyles from '@site/src/components/ui/Button.module.css';
import {brand} from '@site/src/config/brand';

type Styles = Readonly<Record<string, string | undefined>>;

/** Rules that hardly any page ever needs: they come when this one is shown. */
const loadStyles = async (): Promise<Styles> => (await import('./ErrorPage.module.css')).default;

export interface ErrorPageProps {
  /** What the browser said, for whoever is asked to fix it. */
  readonly message: string;
}

/** Stands on its own: plain links, no router, no data; plainly, when not even its rules come. */
export function ErrorPage({message}: ErrorPageProps): ReactElement {
  const [styles, setStyles] = useState<Styles>();

  useEffect(() => {
    loadStyles().then(setStyles, () => undefined);
  }, []);

  return (
    <main id="main" data-ground="tint" className={styles?.page}>
      <div className={clsx('wrap', styles?.body)}>
        <h1>Unexpected Application Error!</h1>
        <div>
          <p className="lede">
            Something on our side dropped the call. Reloading usually picks it up again. If it does
            not, call{' '}
            <a className="textLink num" href={brand.phone.href}>
              {brand.phone.display}
            </a>
            .
          </p>
          <div className={clsx('actions', styles?.actions)}>
            <Button onClick={() => window.location.reload()}>Reload this page</Button>
            {/* A full load, not a route change: what failed may be the running application. */}
            <a href="/" className={`${buttonStyles.button} ${buttonStyles.ghost}`}>
              Go Home
            </a>
          </div>
        </div>
      </div>
      {styles ? (
        <svg
          className={styles.line}
          viewBox="0 0 1440 120"
          preserveAspectRatio="xMinYMid slice"
          aria-hidden="true"
        >
          <path d="M0 60H300C302 60 303 82 306 82S310 26 314 26 318 90 322 90 326 40 330 40 334 74 338 74 342 52 346 52L352 60H620" />
          <path className={styles.dropped} d="M660 60H1440" />
        </svg>
      ) : null}
      {message ? (
        <div className={clsx('wrap', styles?.detail)}>
          <p className="small muted">
            What the browser reported: <code>{message}</code>
          </p>
        </div>
      ) : null}
    </main>
  );
}
