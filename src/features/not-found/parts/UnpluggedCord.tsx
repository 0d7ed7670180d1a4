import type {ReactElement} from 'react';

import styles from './UnpluggedCord.module.css';

/** Drawing of an unplugged cord with a telephone company's tag. */
export function UnpluggedCord(): ReactElement {
  return (
    <div className={styles.cord}>
      <svg viewBox="0 0 1440 352" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 120H400C490 120 490 236 570 236S630 176 630 176" />
        <g transform="translate(630 176) rotate(-62)">
          <path className={styles.plastic} d="M0-15H16L24-22H84V22H24L16 15H0Z" />
          <path className={styles.contact} d="M84-14H34M84-4.5H50M84 4.5H50M84 14H34" />
          <path className={styles.plastic} d="M28-22 66-34 70-29 44-22" />
        </g>
        <g transform="translate(846 60)">
          <rect className={styles.plastic} width="124" height="156" rx="10" />
          <path className={styles.socket} d="M34 56H90V102H76V112H48V102H34Z" />
          <path className={styles.contact} d="M46 62V72M54.5 62V72M63 62V72M71.5 62V72M79 62V72" />
          <circle cx="62" cy="20" r="4" />
          <circle cx="62" cy="136" r="4" />
        </g>
        <path className={styles.dead} d="M970 138H1440" />
        <path d="M908 200C904 214 896 222 892 234" />
        <g transform="translate(806 230) rotate(-4)">
          <path className={styles.tag} d="M12 0H172L184 12V84H0V12Z" />
          <circle cx="92" cy="13" r="5" />
          <text x="92" y="44" textAnchor="middle">
            This line is
          </text>
          <text x="92" y="69" textAnchor="middle">
            not in service.
          </text>
        </g>
      </svg>
    </div>
  );
}
