import {readdirSync} from 'node:fs';
import {render} from '@testing-library/react';

import {Booked, plates} from '../plates';

test('every article that has a plate of its own exists', () => {
  const articles = readdirSync('blog').map((file) => file.replace(/\.mdx?$/, ''));
  expect(articles).toEqual(expect.arrayContaining(Object.keys(plates)));
});

test.each(Object.entries({...plates, other: Booked}))(
  'the plate %s is drawn without a broken number',
  (_, Drawing) => {
    const {container} = render(
      <svg>
        <Drawing label="Booked" seed={7} />
      </svg>,
    );
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  },
);
