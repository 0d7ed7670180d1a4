import {render, screen} from '@testing-library/react';

import {DaySheet} from '../DaySheet';

describe('DaySheet', () => {
  it('says in words what is on the drawing', () => {
    render(
      <DaySheet
        day="16"
        columns={['Op 1', 'Op 2', 'Hygiene']}
        startMinute={480}
        rowMinutes={10}
        rows={9}
        entries={[
          {column: 0, row: 0, span: 9, title: 'M. Castellanos'},
          {column: 1, row: 1, span: 3, title: 'Daniel K.', note: 'Broken molar', tone: 'new'},
        ]}
      />,
    );
    expect(
      screen.getByRole('img', {
        name: 'Day sheet with columns for Op 1, Op 2 and Hygiene. Just booked at 8:10 under Op 2: Daniel K., Broken molar.',
      }),
    ).toBeInTheDocument();
  });
});
