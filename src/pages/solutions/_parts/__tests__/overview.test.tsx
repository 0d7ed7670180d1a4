import {screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {specialtyIds} from '@site/src/data/specialties';
import {specialties} from '@site/src/data/specialties/all';
import {overviewCards} from '@site/src/data/specialtiesOverview';
import {overviewRows} from '@site/src/domain/specialties/pageData';

import {SpecialtyCards} from '../SpecialtyCards';
import {SpecialtyRows} from '../SpecialtyRows';

const linksOf = (): readonly (readonly [name: string | null, to: string | null])[] =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('shows the owner’s six cards in the owner’s order, each with its link', () => {
  renderInSite(<SpecialtyCards />);
  expect(linksOf()).toEqual([
    ['Learn More about Family Medicine', '/solutions/family-medicine'],
    ['Learn More about Dental Practices', '/solutions/dental'],
    ['Learn More about Physiotherapy', '/solutions/physiotherapy'],
    ['Learn More about Chiropractic', '/solutions/chiropractors'],
    ['Learn More about Optometry', '/solutions/optometry'],
    ['Learn More about Multi-Specialty', '/pricing#enterprise'],
  ]);
  for (const {name, description, bullets} of overviewCards) {
    const card = within(screen.getByRole('heading', {name}).closest('li')!);
    for (const text of [description, ...bullets]) expect(card.getByText(text)).toBeVisible();
  }
});

it('lists every specialty in menu order, and multi-specialty practices last', () => {
  renderInSite(<SpecialtyRows rows={overviewRows({specialties})} />);
  expect(linksOf()).toEqual([
    ...specialtyIds.map((id) => [specialties[id].menuLabel, `/solutions/${id}`]),
    ['Multi-specialty', '/pricing#enterprise'],
  ]);
  for (const {overview} of Object.values(specialties)) {
    const row = within(screen.getByText(overview.caller).closest('li')!);
    expect(row.getByText(overview.outcome)).toBeVisible();
    expect(row.getByText(overview.alias)).toBeVisible();
  }
});
