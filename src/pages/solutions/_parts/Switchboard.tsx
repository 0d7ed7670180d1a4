import {type MouseEvent, type ReactElement, useState} from 'react';
import {flushSync} from 'react-dom';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {TickList} from '@site/src/components/ui/TickList';
import {useSpecialtyMenu} from '@site/src/components/shared/useSpecialtyMenu';
import {callPath, specialtyPath} from '@site/src/data/specialties/paths';
import type {SpecialtyId} from '@site/src/data/specialties';
import {type OverviewCard, overviewCards} from '@site/src/data/specialtiesOverview';
import type {OverviewCall} from '@site/src/domain/specialties/published';

import {Jack} from './Jack';
import {JackCall} from './JackCall';
import styles from './Switchboard.drawing.module.css';

export interface SwitchboardProps {
  /** By the slug of their specialty. */
  readonly calls: Readonly<Record<string, OverviewCall>>;
}

interface Line {
  /** What the menus call the specialty. */
  readonly label: string;
  readonly call: OverviewCall;
  /** Where the visitor can have it. */
  readonly takePath: string;
}

/** Its address tells it apart from others; a specialty's has a jack. */
type Place = Pick<OverviewCard, 'to' | 'name' | 'caller' | 'description'> &
  Partial<Pick<OverviewCard, 'bullets'>> & {readonly jack?: Line};

interface Row {
  readonly label: string;
  readonly places: readonly Place[];
}

/**
 * The menu's groups of specialties; those with a card are said more about. One that is no single
 * specialty gets a row of its own.
 */
const useRows = (calls: SwitchboardProps['calls']): readonly Row[] => {
  const rows = useSpecialtyMenu().map(({label, items}) => ({
    label,
    places: items.flatMap(({slug, label: name}): Place[] => {
      const [to, call] = [specialtyPath(slug as SpecialtyId), calls[slug]];
      if (call === undefined) return [];
      const caller = call.turns.find(({by}) => by === 'caller')?.text ?? '';
      const jack = {label: name, call, takePath: callPath(slug as SpecialtyId)};
      const card = overviewCards.find((one) => one.to === to);
      return [{to, name, caller, description: call.lede, ...card, jack}];
    }),
  }));
  const inRows = new Set(rows.flatMap(({places}) => places.map(({to}) => to)));
  const several = overviewCards.filter(({to}) => !inRows.has(to));
  return [...rows, {label: 'Several under one roof', places: several}];
};

function When({label, call, takePath}: Line): ReactElement {
  return (
    <p className={styles.when}>
      <b>{label}</b> <span>{call.when}</span>{' '}
      <Link className="textLink" to={takePath}>
        Take this call
      </Link>
    </p>
  );
}

/**
 * A jack for each specialty. Choosing one plays the beginning of its sample call: below the board,
 * or in its own place where there is no room for that. Without scripts each is a link.
 */
export function Switchboard({calls}: SwitchboardProps): ReactElement {
  const rows = useRows(calls);
  const places = rows.flatMap((row) => row.places);
  const [chosen, setChosen] = useState(places[0]?.to);
  const [played, setPlayed] = useState(false);
  const jack = places.find(({to}) => to === chosen)?.jack;

  const play = (to: string, {currentTarget}: MouseEvent): void => {
    // On a phone a call above closes: what was pressed stays under the finger.
    const {top} = currentTarget.getBoundingClientRect();
    flushSync(() => {
      setChosen(to);
      setPlayed(true);
    });
    const moved = currentTarget.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
  };

  return (
    <section aria-labelledby="switchboard" className={styles.board}>
      <div data-ground="band">
        <h2 id="switchboard" className="visuallyHidden">
          All our specialties
        </h2>
        <p className={clsx('wrap needsScript small muted', styles.hint)}>
          Choose a jack to read its call.
        </p>
        {rows.map(({label, places: inRow}) => (
          <div
            key={label}
            className={styles.row}
            data-on={inRow.some(({to}) => to === chosen) ? '' : undefined}
          >
            <div className={clsx('wrap', styles.grid)}>
              <p className={styles.label}>{label}</p>
              <ul role="list" aria-label={label} className={styles.places}>
                {inRow.map(({to, name, caller, description, bullets, jack}) => (
                  <li
                    key={to}
                    className={clsx(styles.place, bullets && styles.large)}
                    data-on={to === chosen ? '' : undefined}
                  >
                    <article>
                      <div className={styles.head}>
                        <Jack plugged={to === chosen} shared={jack === undefined} />
                        <div>
                          <h3>{name}</h3>
                          <q>{caller}</q>
                        </div>
                        {jack === undefined ? null : (
                          <button
                            type="button"
                            className={styles.press}
                            aria-pressed={to === chosen}
                            aria-label={`Play the call: ${name}`}
                            onClick={(event) => play(to, event)}
                          />
                        )}
                      </div>
                      <div className={styles.matter}>
                        <p>{description}</p>
                        {bullets === undefined ? null : <TickList items={bullets} />}
                        <p className={styles.more}>
                          <Link className="textLink" to={to}>
                            Learn More<span className="visuallyHidden"> about {name}</span>
                          </Link>
                        </p>
                      </div>
                      {jack !== undefined && to === chosen ? (
                        <div className={styles.inside}>
                          <When {...jack} />
                          <JackCall call={jack.call} played={played} />
                        </div>
                      ) : null}
                    </article>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
      {jack === undefined ? null : (
        <div className={styles.shelf} role="group" aria-label="The call">
          <div className={clsx('wrap', styles.grid)}>
            <When {...jack} />
            <JackCall key={chosen} call={jack.call} played={played} />
          </div>
        </div>
      )}
      <p role="status" className="visuallyHidden">
        {played && jack !== undefined
          ? `${jack.label}, ${jack.call.when}: ends in ${jack.call.outcome.title}.`
          : null}
      </p>
    </section>
  );
}
