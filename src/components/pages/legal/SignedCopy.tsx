import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

/** Below the data processing agreement: how to get it on paper. */
export function SignedCopy(): ReactElement {
  return (
    <>
      <h2>Need it signed?</h2>
      <p>
        The PDF is the same text with lines for both signatures. Sign it, send it to the Privacy
        Officer, and a countersigned copy comes back.
      </p>
      <p>
        <Link className="textLink" to="/contact?topic=Data%20Processing%20Agreement">
          Ask a question first
        </Link>
      </p>
    </>
  );
}
