import {fireEvent, screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {specialtyIds} from '@site/src/data/specialties';
import {specialties} from '@site/src/data/specialties/all';
import {callScripts} from '@site/src/data/specialties/allCalls';
import {overviewCards} from '@site/src/data/specialtiesOverview';
import {overviewCalls} from '@site/src/domain/specialties/published';
import {sampleCall} from '@site/src/domain/call/call';

import {OverviewBenefits} from '../OverviewBenefits';
import {Switchboard} from '../Switchboard';

const calls = overviewCalls({specialties, callScripts});
const open = () => renderInSite(<Switchboard calls={calls} />);

describe('the switchboard', () => {
  beforeAll(() => {
    window.scrollBy = jest.fn();
  });

  it('has a place for each card with three bullets and Learn More, and every specialty once', () => {
    open();
    const links = screen.getAllByRole('link', {name: /^Learn More/});
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      ['/pricing#enterprise', ...specialtyIds.map((id) => `/solutions/${id}`)].sort(),
    );
    for (const {name, bullets, description, to} of overviewCards) {
      const article = screen.getByText(name, {selector: 'h3'}).closest('article');
      if (!article) throw new Error('no card');
      const card = within(article);
      for (const text of [description, ...bullets]) {
        expect(card.getByText(text)).toBeInTheDocument();
      }
      expect(card.getByRole('link', {name: `Learn More about ${name}`})).toHaveAttribute(
        'href',
        to,
      );
    }
  });

  it('has one jack for each specialty, the first plugged in', () => {
    open();
    const jacks = screen.getAllByRole('button', {name: /^Play the call: /});
    expect(jacks).toHaveLength(specialtyIds.length);
    expect(screen.getAllByRole('button', {pressed: true})).toEqual([jacks[0]]);
  });

  it('plays the call of the jack that is chosen into its slot, and says so', () => {
    open();
    const shelf = screen.getByRole('group', {name: 'The call'});
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    for (const id of specialtyIds.slice(1, 4)) {
      const {turns, outcome} = sampleCall(callScripts[id]);
      fireEvent.click(screen.getAllByRole('button')[specialtyIds.indexOf(id)]!);
      for (const {text} of turns.slice(0, 3)) expect(shelf).toHaveTextContent(text);
      expect(shelf).toHaveTextContent(outcome.title);
      expect(within(shelf).getByRole('link', {name: 'Take this call'})).toHaveAttribute(
        'href',
        `/solutions/${id}?call=start`,
      );
      expect(status).toHaveTextContent(outcome.title);
      expect(screen.getAllByRole('button', {pressed: true})).toHaveLength(1);
    }
  });

  it('carries no more of a page than its call begins with', () => {
    expect(JSON.stringify(calls).length).toBeLessThan(specialtyIds.length * 700);
  });
});

it('promises fewer no-shows by the figure of the specification', () => {
  renderInSite(<OverviewBenefits />);
  expect(screen.getByText(/Reduce no-shows by up to/)).toHaveTextContent(
    'Reduce no-shows by up to 35%',
  );
});
