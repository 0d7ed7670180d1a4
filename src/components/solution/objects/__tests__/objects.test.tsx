import {readFileSync} from 'node:fs';
import path from 'node:path';

import {render, screen} from '@testing-library/react';

import {objectComponents, objectFile} from '@site/plugins/solution-pages/drawings';
import {type TradeObjectKind} from '@site/src/data/solutions/types';

import {DrawingsContext} from '../../drawings';
import {TradeIcon} from '../../TradeIcon';
import {TradeObjectView} from '../TradeObjectView';
import {everyObject} from './everyObject';

const kinds = Object.keys(objectComponents) as TradeObjectKind[];

describe('the drawings of objects', () => {
  it.each(kinds)('%s is drawn by the file that pages import for it', (kind) => {
    const module = jest.requireActual<Record<string, unknown>>(objectFile(kind));
    expect(module[objectComponents[kind]]).toBe(everyObject[kind]);
  });

  // A style module brings the names of all its classes: one for several kinds would bring theirs.
  it.each(kinds)('%s takes its classes from modules of its own', (kind) => {
    const name = objectComponents[kind];
    const source = readFileSync(path.join(__dirname, `../${name}.tsx`), 'utf8');
    const modules = [...source.matchAll(/from '\.\/(\w+)\.module\.css'/g)].map(([, file]) => file);
    const own = name.charAt(0).toLowerCase() + name.slice(1);
    // The chart of teeth has a list of facts below it.
    const shared = kind === 'teeth' ? ['ruled', 'facts'] : ['ruled'];
    expect(modules).toContain(own);
    expect(modules.filter((file) => file !== own && !shared.includes(file ?? ''))).toEqual([]);
  });

  it('draws a kind with what the page brought for it', () => {
    render(
      <DrawingsContext value={{objects: {facts: everyObject.facts}, icons: {}}}>
        <TradeObjectView object={{kind: 'facts', rows: [{term: 'Asked', value: 'Parking'}]}} />
      </DrawingsContext>,
    );
    expect(screen.getByText('Asked')).toBeInTheDocument();
    expect(screen.getByRole('definition')).toHaveTextContent('Parking');
  });

  it('draws an icon with the path that the page brought, and fails by name without', () => {
    const {container} = render(
      <DrawingsContext value={{objects: {}, icons: {cat: 'M1 2'}}}>
        <TradeIcon name="cat" />
      </DrawingsContext>,
    );
    expect(container.querySelector('svg[aria-hidden="true"] > path')).toHaveAttribute('d', 'M1 2');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<TradeIcon name="cat" />)).toThrow("no drawing of 'cat'");
  });

  it('fails by name where the page brought none', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <TradeObjectView object={{kind: 'facts', rows: [{term: 'Asked', value: 'Parking'}]}} />,
      ),
    ).toThrow("This page has no drawing of 'facts'");
  });
});
