import type {ReactElement} from 'react';

import {
  integrationStatuses,
  systemsByCategory,
  type Integration,
} from '@site/src/features/integrations/data';

import styles from './PatchPanel.drawing.module.css';

const plugged = (
  <>
    <path className={styles.plug} d="M29 46H51V72L46 78H34L29 72Z" />
    <path d="M40 78V220" />
  </>
);

const halfOut = (
  <g transform="translate(0 30)">
    <path className={styles.plug} d="M29 48H51V74L46 80H34L29 74Z" />
    <path className={styles.pin} d="M33 49v9M38 49v9M43 49v9M48 49v9" />
    <path d="M40 80V196" />
  </g>
);

/** Plug by status: fully in if available, halfway in if beta, an empty socket if coming soon. */
const plugs = {available: plugged, beta: halfOut, 'coming-soon': null} as const;

/** Inserts soft hyphens into a name, for narrow jacks. */
const breakable = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])|(?<=athena)(?=health)/g, '\u00ad');

function Jack({integration}: {readonly integration: Integration}): ReactElement {
  const {id, name, status} = integration;
  return (
    <a href={`#${id}`}>
      <span aria-hidden="true">{breakable(name)}</span>
      <span className="visuallyHidden">
        {name}, {integrationStatuses[status].name.toLowerCase()}
      </span>
      <svg
        viewBox="0 0 80 196"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        <circle className={styles[status]} cx="40" cy="9" r="4.5" />
        <rect className={styles.box} x="18" y="22" width="44" height="46" rx="5" />
        <path className={styles.hole} d="M26 34H54V54H48V59H32V54H26Z" />
        {plugs[status]}
      </svg>
    </a>
  );
}

/**
 * Patch panel with one card per category. On wide screens its systems are jacks that link to their
 * rows, and a lamp repeats the plug's status; on narrow screens the rows show the status.
 */
export function PatchPanel(): ReactElement {
  return (
    <ul role="list" className={styles.panel}>
      {systemsByCategory.map(({id, name, systems}) => (
        <li key={id}>
          <h2>
            {name} <span>{systems.length}</span>
          </h2>
          <ul role="list">
            {systems.map((integration) => (
              <li key={integration.id}>
                <Jack integration={integration} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
