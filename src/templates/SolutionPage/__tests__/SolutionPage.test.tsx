import {fireEvent, screen, waitFor, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {brand} from '@site/src/config/brand';
import {type SolutionId, solutionIds} from '@site/src/data/solutions';
import {solutions} from '@site/src/domain/solutions/all';
import {type Solution} from '@site/src/data/solutions/schema';
import {track} from '@site/src/domain/analytics/track';
import {trustLine} from '@site/src/domain/solutions/trustLine';

import SolutionPage from '..';

jest.mock('@site/src/domain/analytics/track', () => ({track: jest.fn()}));
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {readonly children: React.ReactNode}) => <>{children}</>,
}));

const open = (id: SolutionId): Solution => {
  renderInSite(<SolutionPage page={{slug: id, solution: solutions[id]}} />, {
    path: `/solutions/${id}`,
  });
  return solutions[id];
};

describe('SolutionPage', () => {
  it.each(solutionIds)('%s opens with its trade, its headline and its trust count', (id) => {
    const {headline, badge, trust} = open(id);
    expect(screen.getByRole('heading', {level: 1, name: headline})).toBeInTheDocument();
    expect(screen.getByText(badge)).toBeInTheDocument();
    expect(screen.getByText(trustLine(trust))).toBeInTheDocument();
  });

  it.each(solutionIds)('%s has its own call as text', (id) => {
    const {call, practice} = open(id);
    const transcript = screen.getByRole('article', {name: `Sample call to ${practice}`});
    for (const {text} of call.turns) expect(transcript).toHaveTextContent(text);
    expect(transcript).toHaveTextContent(call.outcome.title);
  });

  it.each(solutionIds)('%s has three feature cards, six benefits and its questions', (id) => {
    const {features, benefits, faq} = open(id);
    for (const {title} of [features.sheet, ...features.cards]) {
      expect(screen.getByRole('heading', {level: 3, name: title})).toBeInTheDocument();
    }
    const changes = screen.getByRole('region', {name: benefits.title});
    expect(within(changes).getAllByRole('listitem')).toHaveLength(6);
    for (const {question} of faq) expect(screen.getByText(question)).toBeInTheDocument();
    expect(screen.getByRole('img', {name: /^Day sheet with columns/})).toBeInTheDocument();
  });

  it.each(solutionIds)('%s books a demo in a new tab and dials the test line', (id) => {
    open(id);
    const demos = screen.getAllByRole('link', {name: /^Schedule Demo/});
    expect(demos).toHaveLength(2);
    for (const demo of demos) expect(demo).toHaveAttribute('target', '_blank');
    const calls = screen.getAllByRole('link', {name: /^Call .*to Test AI/i});
    expect(calls).toHaveLength(2);
    for (const call of calls) expect(call).toHaveAttribute('href', brand.phone.href);
  });

  it.each(solutionIds)(
    '%s puts its structured data in the head, and takes it out again',
    async (id) => {
      const {unmount} = renderInSite(<SolutionPage page={{slug: id, solution: solutions[id]}} />);
      const scripts = (): readonly string[] =>
        [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent ?? '',
        );
      await waitFor(() => expect(scripts()).toHaveLength(3));
      expect(scripts().map((text) => (JSON.parse(text) as {'@type': string})['@type'])).toEqual([
        'SoftwareApplication',
        'BreadcrumbList',
        'FAQPage',
      ]);
      unmount();
      await waitFor(() => expect(scripts()).toHaveLength(0));
    },
  );

  it.each([
    ['dental', 'solutions_dental'],
    ['family-medicine', 'solutions_family_medicine'],
    ['dietitians', 'solutions_dietitians'],
  ] as const)('%s records its buttons as %s', (id, source) => {
    open(id);
    fireEvent.click(screen.getAllByRole('link', {name: /^Schedule Demo/})[1]!);
    expect(track).toHaveBeenLastCalledWith({type: 'demo_click', source});
    fireEvent.click(screen.getAllByRole('link', {name: /to Test AI/})[0]!);
    expect(track).toHaveBeenLastCalledWith({type: 'phone_click'});
  });

  it('computes the dietitians’ sample return', () => {
    open('dietitians');
    const sample = screen.getByRole('region', {name: 'A sample year, in dollars'});
    for (const figure of ['$60,000', '$8,400', '$51,600', '514%']) {
      expect(sample).toHaveTextContent(figure);
    }
  });

  it('writes the number into the dietitians’ button', () => {
    open('dietitians');
    expect(
      screen.getByRole('link', {name: `Call ${brand.phone.display} to Test AI`}),
    ).toHaveAttribute('href', brand.phone.href);
  });

  it('shows a benchmark practice’s missed calls and hands its figures to the calculator', () => {
    open('dental');
    // 45 calls × 22 days × 12% × 80% × $280
    expect(screen.getByRole('region', {name: 'What the missed ones come to'})).toHaveTextContent(
      '$26,611',
    );
    const link = screen.getByRole('link', {name: 'Open the calculator with these figures'});
    expect(link.getAttribute('href')).toMatch(/^\/calculator\?/);
  });

  it('shows no benchmark where the specification has none', () => {
    open('acupuncture');
    expect(screen.queryByRole('region', {name: /missed ones/})).not.toBeInTheDocument();
  });
});
