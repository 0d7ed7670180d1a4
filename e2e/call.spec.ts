// The call that a visitor can have on a specialty page: every path of one, all of the others' ends.
import {type Locator, type Page} from '@playwright/test';

import type {CallScript} from '../src/data/calls/callScript';
import {solutionIds} from '../src/data/solutions';
import {type CallState, choose, formatPath, outcomeTitle, startCall} from '../src/domain/call/call';
import {accessibilityViolations} from './axe';
import {fakeMeasurement} from './fakes';
import {expect, open, sidewaysScroll, test} from './fixtures';

const scriptOf = (slug: string): CallScript =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- by the page's own name
  (require(`../src/data/calls/${slug}`) as {script: CallScript}).script;

/** Every path to an end. */
const endsOf = (script: CallScript): readonly CallState[] => {
  const walk = (state: CallState): CallState[] =>
    state.outcome
      ? [state]
      : state.choices.flatMap((_, index) => {
          const next = choose(script, state, index);
          return next ? walk(next) : [];
        });
  return walk(startCall(script));
};
/** The first path to an end of each kind. */
const oneOfEach = (ends: readonly CallState[]): readonly CallState[] =>
  ends.filter(
    ({outcome}, index) =>
      ends.findIndex((other) => other.outcome?.ends === outcome?.ends) === index,
  );

const titleOf = ({outcome}: CallState): string => (outcome ? outcomeTitle(outcome) : 'no end');

const call = (page: Page, {practice}: CallScript): Locator =>
  page.getByRole('group', {name: `A call to ${practice}, in text`});

const take = async (page: Page, script: CallScript): Promise<Locator> => {
  await page.getByRole('button', {name: 'Take the call'}).click();
  const paper = call(page, script);
  await expect(
    paper.getByRole('button', {name: script.lines.answer?.choices?.[0]?.says}),
  ).toBeFocused();
  return paper;
};

/** Presses the digits of a path, and awaits each answer: two lines more, or the caller's last. */
const say = async (page: Page, paper: Locator, {path, log}: CallState): Promise<void> => {
  const lines = paper.getByRole('log').getByRole('listitem');
  for (const [turn, index] of path.entries()) {
    await page.keyboard.press(String(index + 1));
    await expect(lines).toHaveCount(Math.min(3 + 2 * turn, log.length));
  }
};

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('every path of the dental call, by keyboard', async ({page}) => {
  test.setTimeout(120_000);
  const script = scriptOf('dental');
  await open(page, '/solutions/dental');
  const paper = await take(page, script);
  const ends = endsOf(script);
  expect(ends.length).toBeGreaterThan(15);
  for (const end of ends) {
    await say(page, paper, end);
    await expect(paper.getByRole('heading', {name: titleOf(end)})).toBeFocused();
    await expect(paper.getByRole('log').getByRole('listitem')).toContainText(
      end.log.map(({text}) => text),
    );
    for (const {title, state} of end.slots) {
      if (state === 'booked') await expect(paper.getByText(title, {exact: true})).toBeVisible();
    }
    expect(new URL(page.url()).searchParams.get('call')).toBe(formatPath(end.path));
    await paper.getByRole('button', {name: 'Start over'}).click();
  }
});

for (const slug of solutionIds) {
  test(`${slug}: starts, and comes to each kind of end`, async ({page}) => {
    const script = scriptOf(slug);
    const ends = oneOfEach(endsOf(script));
    expect(ends.length).toBeGreaterThanOrEqual(3);
    for (const end of ends) {
      await open(page, `/solutions/${slug}?call=${formatPath(end.path)}`);
      const paper = call(page, script);
      await expect(paper.getByRole('heading', {name: titleOf(end)})).toBeVisible();
    }
    await expect(page.getByRole('link', {name: /Call to Test AI/}).last()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('a call at rest, under way, ended: no violation, and no sideways scroll at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  const script = scriptOf('veterinarians');
  await open(page, '/solutions/veterinarians');
  expect(await accessibilityViolations(page)).toEqual([]);
  const paper = await take(page, script);
  for (let turn = 0; turn < 8; turn += 1) {
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const next = paper.getByRole('listitem').getByRole('button').first();
    if ((await next.count()) === 0) break;
    await next.click();
  }
  await paper.getByRole('button', {name: 'Put the phone down'}).click();
  await expect(page.getByRole('button', {name: 'Take the call'})).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});

test('a script can be read as a whole', async ({page}) => {
  const script = scriptOf('pharmacies');
  await open(page, '/solutions/pharmacies');
  await take(page, script);
  await page.getByText(`Read the whole script, ${Object.keys(script.lines).length} lines`).click();
  for (const {says} of Object.values(script.lines)) {
    await expect(page.getByRole('paragraph').filter({hasText: says}).last()).toBeVisible();
  }
});

test('an address with answers that there are not opens at the start', async ({page}) => {
  await open(page, '/solutions/dental?call=9-9-9');
  const log = call(page, scriptOf('dental')).getByRole('log');
  await expect(log.getByRole('listitem')).toHaveCount(1);
});

test('without the script the sample stays, and says what to do', async ({page, watch}) => {
  watch.expect(/ERR_FAILED|Failed to load/, /failed/i);
  await open(page, '/solutions/dental');
  await page.route(/\.js$/, (route) => route.abort());
  await page.getByRole('button', {name: 'Take the call'}).click();
  await expect(page.getByRole('status').filter({hasText: 'did not arrive'})).toBeVisible();
});

test('the home page has a call in its place, to its end and by another page', async ({page}) => {
  const script = scriptOf('family-medicine');
  await open(page, '/');
  const paper = await take(page, script);
  for (const end of oneOfEach(endsOf(script))) {
    await say(page, paper, end);
    await expect(paper.getByRole('heading', {name: titleOf(end)})).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await paper.getByRole('button', {name: 'Start over'}).click();
  }
  expect(new URL(page.url()).search).toBe('');
  await paper.getByRole('button', {name: 'Put the phone down'}).click();
  await expect(page.getByRole('button', {name: 'Take the call'})).toBeFocused();

  const {practice} = scriptOf('dental');
  await page.getByRole('list', {name: 'A call to each specialty'}).getByText('Dental').click();
  await expect(page.getByRole('group', {name: `A call to ${practice}, in text`})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pharmacies'}).click();
  await expect(page.getByRole('button', {name: 'Take the call'})).toBeVisible();
});

test.describe('after a yes', () => {
  test.use({consent: 'granted'});

  test('a call is one event, also for who goes back from its end', async ({page}) => {
    const script = scriptOf('dental');
    const [first, second] = oneOfEach(endsOf(script));
    const measured = await fakeMeasurement(page);
    const told = (): unknown[] => measured.calls.filter(([, name]) => name === 'call_finished');
    await open(page, '/solutions/dental');
    const paper = await take(page, script);
    await say(page, paper, first!);
    await paper.getByRole('button', {name: 'Back one answer'}).click();
    await expect(paper.getByRole('listitem').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('1');
    await expect(paper.getByRole('heading', {name: titleOf(first!)})).toBeFocused();
    await paper.getByRole('button', {name: 'Start over'}).click();
    await say(page, paper, second!);
    await expect(paper.getByRole('heading', {name: titleOf(second!)})).toBeFocused();
    await expect
      .poll(told)
      .toEqual(
        [first, second].map((end) => [
          'event',
          'call_finished',
          {specialty: 'dental', start: end!.path[0]! + 1, outcome: end!.outcome!.ends},
        ]),
      );
  });
});
