import {readdirSync} from 'node:fs';
import {render} from '@testing-library/react';

import {plateIds, plates} from '@site/src/features/blog/figures/plates';

import {plateDrawings} from '../plates';

test('every article that has a plate of its own exists', () => {
  const articles = readdirSync('blog').map((file) => file.replace(/\.mdx?$/, ''));
  expect(articles).toEqual(expect.arrayContaining(Object.keys(plates)));
});

test.each(plateIds)('%s draws without a broken number', (id) => {
  const Drawing = plateDrawings[id];
  const {container} = render(
    <svg>
      <Drawing label="Booked" seed={7} />
    </svg>,
  );
  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
});
