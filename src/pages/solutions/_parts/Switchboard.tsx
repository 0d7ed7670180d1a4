import {type MouseEvent, type ReactElement, useEffect, useRef, useState} from 'react';
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

/** The last part of its address: what a link to its place on the board ends in. */
const idOf = (to: string): string => to.split(/[/#]/).at(-1) ?? '';

function When({label, call, takePath}: Line): ReactElement {
  return (
    <p className={styles.when}>
      <b>{label}</b> <span className="muted">{call.when}</span>{' '}
      <Link className="noPrint textLink" to={takePath}>
        Take this call
      </Link>
    </p>
  );
}

/** From here up all of a place is in view, and its call opens below its row. */
const ROOMY = '(width >= 40rem)';

/**
 * A jack for each specialty. Choosing one plays the beginning of its sample call below its row; on a
 * phone it opens in its own place, with what else there is to say. Without scripts that opens, too.
 */
export function Switchboard({calls}: SwitchboardProps): ReactElement {
  const rows = useRows(calls);
  const [chosen, setChosen] = useState(rows[0]?.places[0]?.to);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [played, setPlayed] = useState(false);
  const board = useRef<HTMLElement>(null);
  const shelf = useRef<HTMLDivElement>(null);
  const jack = rows.flatMap(({places}) => places).find(({to}) => to === chosen)?.jack;

  // Opened before React was there.
  useEffect(() => {
    const open = board.current?.querySelectorAll<HTMLElement>('details[open]') ?? [];
    setOpened([...open].map(({dataset}) => dataset.to ?? ''));
  }, []);

  const play = (to: string, event: MouseEvent): void => {
    setPlayed(true);
    if (!window.matchMedia(ROOMY).matches) return;
    event.preventDefault();
    const {currentTarget} = event;
    // A call above closes: what was pressed stays under the pointer.
    const {top} = currentTarget.getBoundingClientRect();
    flushSync(() => setChosen(to));
    const moved = currentTarget.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
    shelf.current?.scrollIntoView({block: 'nearest'});
  };

  return (
    <section ref={board} aria-labelledby="switchboard" className={styles.board}>
      <div data-ground="band">
        <h2 id="switchboard" className="visuallyHidden">
          All our specialties
        </h2>
        <p className={clsx('noPrint wrap small muted', styles.hint)}>
          Choose a practice to read its call.
        </p>
      </div>
      {rows.map(({label, places}) => {
        const isOn = places.some(({to}) => to === chosen);
        return (
          <div key={label} data-on={isOn ? '' : undefined}>
            <div data-ground="band" className={styles.row}>
              <div className={clsx('wrap', styles.grid)}>
                <p className={styles.label}>{label}</p>
                <ul role="list" aria-label={label} className={styles.places}>
                  {places.map(({to, name, caller, description, bullets, jack: line}) => (
                    <li
                      key={to}
                      className={clsx(styles.place, bullets && styles.large)}
                      data-on={to === chosen ? '' : undefined}
                    >
                      <details
                        id={idOf(to)}
                        data-to={to}
                        open={opened.includes(to)}
                        onToggle={({currentTarget: {open}}) =>
                          setOpened((was) => [
                            ...was.filter((one) => one !== to),
                            ...(open ? [to] : []),
                          ])
                        }
                      >
                        <summary onClick={(event) => play(to, event)}>
                          <Jack plugged={to === chosen} shared={line === undefined} />
                          <h3>{name}</h3>
                          <q>{caller}</q>
                        </summary>
                        <div className={styles.matter}>
                          <p>{description}</p>
                          {bullets === undefined ? null : <TickList items={bullets} />}
                          <p className={`noPrint ${styles.more}`}>
                            <Link className="textLink" to={to}>
                              Learn More<span className="visuallyHidden"> about {name}</span>
                            </Link>
                          </p>
                        </div>
                        {line !== undefined && opened.includes(to) ? (
                          <div className={styles.inside}>
                            <When {...line} />
                            <JackCall call={line.call} played={played} />
                          </div>
                        ) : null}
                      </details>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
            {isOn && jack !== undefined ? (
              <div ref={shelf} className={styles.shelf} role="group" aria-label="The call">
                <div className={clsx('wrap', styles.grid)}>
                  <When {...jack} />
                  <JackCall key={chosen} call={jack.call} played={played} />
                </div>
              </div>
            ) : null}
          </div>
        );
      })}
      <p role="status" className="visuallyHidden">
        {played && jack !== undefined
          ? `${jack.label}, ${jack.call.when}: ends in ${jack.call.outcome.title}.`
          : null}
      </p>
    </section>
  );
}
