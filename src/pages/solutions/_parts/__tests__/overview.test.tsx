import {screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {specialtyIds} from '@site/src/data/specialtyIds';
import {specialties} from '@site/src/features/specialties/data/all';
import {overviewCards} from '@site/src/features/specialties/overview';
import {overviewRows} from '@site/src/features/specialties/rules/pageData';

import {SpecialtyList} from '../SpecialtyList';

it('/solutions lists the owner’s six cards, then every other specialty in menu order, each once', () => {
  renderInSite(<SpecialtyList rows={overviewRows({specialties})} />);
  const cards: readonly (string | null)[] = overviewCards.map(({slug}) => slug);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Learn More about Family Medicine', '/solutions/family-medicine'],
    ['Learn More about Dental Practices', '/solutions/dental'],
    ['Learn More about Physiotherapy', '/solutions/physiotherapy'],
    ['Learn More about Chiropractic', '/solutions/chiropractors'],
    ['Learn More about Optometry', '/solutions/optometry'],
    ['Learn More about Multi-Specialty', '/pricing#enterprise'],
    ...specialtyIds
      .filter((id) => !cards.includes(id))
      .map((id) => [specialties[id].menuLabel, `/solutions/${id}`]),
  ]);
  for (const {overview} of Object.values(specialties)) {
    const entry = within(screen.getByText(overview.caller).closest('li')!);
    expect(entry.getByText(overview.outcome)).toBeVisible();
  }
  for (const {name, bullets} of overviewCards) {
    const card = within(screen.getByRole('heading', {name}).closest('li')!);
    for (const bullet of bullets) expect(card.getByText(bullet)).toBeVisible();
  }
});
