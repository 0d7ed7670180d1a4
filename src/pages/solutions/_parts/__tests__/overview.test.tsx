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
    Element.prototype.scrollIntoView = jest.fn();
    window.matchMedia = jest.fn(() => ({matches: true})) as unknown as typeof window.matchMedia;
  });

  it('has a place for each card with three bullets and Learn More, and every specialty once', () => {
    open();
    const links = screen.getAllByRole('link', {name: /^Learn More/});
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      ['/pricing#enterprise', ...specialtyIds.map((id) => `/solutions/${id}`)].sort(),
    );
    for (const {name, bullets, description, to} of overviewCards) {
      const article = screen.getByText(name, {selector: 'h3'}).closest('details');
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

  it('has a place for each specialty, and all are folded at first', () => {
    open();
    const places = [...document.querySelectorAll('details')];
    expect(places).toHaveLength(specialtyIds.length + 1);
    expect(places.filter((place) => place.open)).toEqual([]);
  });

  it('where there is room, plays the call of what is chosen below its row, and says so', () => {
    open();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    for (const id of specialtyIds.slice(1, 4)) {
      const {turns, outcome} = sampleCall(callScripts[id]);
      fireEvent.click(document.querySelector(`details[id="${id}"] > summary`)!);
      const shelf = screen.getByRole('group', {name: 'The call'});
      for (const {text} of turns.slice(0, 3)) expect(shelf).toHaveTextContent(text);
      expect(shelf).toHaveTextContent(outcome.title);
      expect(within(shelf).getByRole('link', {name: 'Take this call'})).toHaveAttribute(
        'href',
        `/solutions/${id}?call=start`,
      );
      expect(shelf.closest('[data-on]')).toContainElement(document.getElementById(id));
      expect(status).toHaveTextContent(outcome.title);
    }
  });

  it('carries no more of a page than its call begins with', () => {
    expect(JSON.stringify(calls).length).toBeLessThan(specialtyIds.length * 700);
  });
});

it('promises fewer no-shows by the owner’s figure', () => {
  renderInSite(<OverviewBenefits />);
  expect(screen.getByText(/Reduce no-shows by up to/)).toHaveTextContent(
    'Reduce no-shows by up to 35%',
  );
});
