import {screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {company} from '@site/src/config/company';
import {type SpecialtyId} from '@site/src/data/specialtyIds';
import {callScripts, specialties} from '@site/src/features/specialties/data/all';
import {
  type SpecialtyPageData,
  specialtyPageData,
} from '@site/src/features/specialties/rules/pageData';
import {trustLine} from '@site/src/features/specialties/rules/trustLine';

import SpecialtyPage from '../SpecialtyPage';

jest.mock('@site/src/data/plans');
jest.mock('@theme/Layout', () => ({__esModule: true, default: 'div'}));

const open = (id: SpecialtyId): SpecialtyPageData => {
  const page = specialtyPageData(id, specialties[id], callScripts[id]);
  renderInSite(<SpecialtyPage page={page} />, {path: `/solutions/${id}`});
  return page;
};

// Structured data: e2e/metadata.spec.ts; events of its links: e2e/everyPage.spec.ts; the
// dietitians’ figures: e2e/copy.spec.ts.
describe('SpecialtyPage', () => {
  // One page of each layout, because rendering is slow; the compiler requires each part of the others.
  it.each(['dental', 'dietitians'] as const)('shows every part of the %s page', (id) => {
    const {call, specialty} = open(id);
    const {headline, badge, trust, features, benefits, faq} = specialty;
    expect(screen.getByRole('heading', {level: 1, name: headline})).toBeInTheDocument();
    expect(screen.getByText(badge)).toBeInTheDocument();
    expect(screen.getByText(trustLine(trust))).toBeInTheDocument();

    const transcript = screen.getByRole('group', {name: `Sample call to ${call.practiceName}`});
    for (const {text} of call.turns) expect(transcript).toHaveTextContent(text);
    expect(transcript).toHaveTextContent(call.outcome.title);

    const titles = screen.getAllByRole('heading', {level: 3}).map((title) => title.textContent);
    for (const {title} of features.cards) expect(titles).toContain(title);
    const changes = screen.getByRole('region', {name: benefits.title});
    expect(within(changes).getAllByRole('listitem')).toHaveLength(6);
    const summaries = [...document.querySelectorAll('summary')].map(({textContent}) => textContent);
    expect(summaries).toEqual(expect.arrayContaining(faq.map(({question}) => question)));
    const demos = screen.getAllByRole('link', {name: /^Schedule Demo/});
    expect(demos).toHaveLength(2);
    for (const demo of demos) expect(demo).toHaveAttribute('href', '/book');
    const calls = screen.getAllByRole('link', {name: /^Call .*to Test AI/i});
    expect(calls).toHaveLength(2);
    for (const link of calls) expect(link).toHaveAttribute('href', company.phone.href);
  });

  it('shows a benchmark practice’s missed calls and passes its figures to the calculator', () => {
    open('dental');
    // 45 calls × 22 days × 12% × $280, times 20% in the cautious case and 80% by the formula
    const sum = screen.getByRole('region', {name: 'The cost of missed calls'});
    expect(within(sum).getByText('$6,653').tagName).toBe('B');
    expect(sum).toHaveTextContent('$26,611');
    const link = screen.getByRole('link', {name: 'Open the calculator with these figures'});
    expect(link.getAttribute('href')).toMatch(/^\/calculator\?/);
  });

  it('shows no missed calls if there is no benchmark', () => {
    open('acupuncture');
    expect(
      screen.queryByRole('region', {name: 'The cost of missed calls'}),
    ).not.toBeInTheDocument();
  });
});
