// The call that a visitor can have on a specialty page: every path of one, an end and the start of the
// others'. Where each path of each script ends: src/domain/call/__tests__/scripts.test.ts.
import {type Locator, type Page} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import type {CallScript} from '../src/data/specialties/callScript';
import {specialtyIds} from '../src/data/specialties';
import {callScripts} from '../src/data/specialties/allCalls';
import {homeCall} from '../src/pages/_content/homeCall';
import {
  type CallState,
  choose,
  formatPath,
  outcomeTitle,
  playCall,
  startCall,
  stepBack,
} from '../src/domain/call/call';
import {accessibilityViolations} from './axe';
import {fakeMeasurement} from './fakes';
import {expect, LONG, open, sidewaysScroll, test, warmTest} from './fixtures';

/** The key of a choice: its place among the others, which is its id as long as none was put before it. */
const keyOf = (script: CallScript, path: readonly number[]): string => {
  const before = playCall(script, path.slice(0, -1));
  return String((before?.choices.findIndex(({id}) => id === path.at(-1)) ?? 0) + 1);
};

/** Every path to an end. */
const endsOf = (script: CallScript): readonly CallState[] => {
  const walk = (state: CallState): CallState[] =>
    state.choices.length === 0
      ? [state]
      : state.choices.flatMap(({id}) => {
          const next = choose(script, state, id);
          return next ? walk(next) : [];
        });
  return walk(startCall(script));
};

/** The page's live call, whatever it has come to. */
const LIVE = {within: '[data-call]'};

const call = (page: Page, {practice}: CallScript): Locator =>
  page.getByRole('group', {name: `A call to ${practice}, in text`});

const turns = (paper: Locator): Locator => paper.getByRole('log').getByRole('listitem');

const heading = (paper: Locator, {outcome}: CallState): Locator =>
  paper.getByRole('heading', {name: outcome ? outcomeTitle(outcome) : 'no end'});

const choices = (paper: Locator): Locator => paper.getByRole('listitem').getByRole('button');

const take = async (page: Page, script: CallScript): Promise<Locator> => {
  await page.getByRole('button', {name: 'Take the call'}).click();
  const paper = call(page, script);
  await expect(choices(paper).first()).toBeFocused();
  return paper;
};

/** Presses the digits of a path, and awaits each answer: two lines more, or the caller's last. */
const say = async (
  page: Page,
  paper: Locator,
  script: CallScript,
  {path, log}: CallState,
  from = 0,
): Promise<void> => {
  for (const turn of [...path.keys()].slice(from)) {
    await page.keyboard.press(keyOf(script, path.slice(0, turn + 1)));
    await expect(turns(paper)).toHaveCount(Math.min(3 + 2 * turn, log.length));
  }
};

test.describe('after a yes', () => {
  test.use({consent: 'granted'});

  test('every end of a call by keyboard, each one event', async ({page}) => {
    test.slow();
    const script = callScripts.dental;
    const measured = await fakeMeasurement(page);
    // Answers that there are not open it at its start.
    await open(page, '/solutions/dental?call=9-9-9');
    const paper = call(page, script);
    await expect(turns(paper)).toHaveCount(1);
    await choices(paper).first().focus();
    const all = endsOf(script);
    expect(all.length).toBeGreaterThan(15);
    const firstOfKind = new Map([...all].reverse().map((end) => [end.outcome!.ends, end]));
    expect(firstOfKind.size).toBe(5);
    const ends = isLong ? all : [...firstOfKind.values()];
    const kinds = new Set<string>();
    for (const end of ends) {
      await say(page, paper, script, end);
      await expect(heading(paper, end)).toBeFocused();
      await expect(turns(paper)).toContainText(end.log.map(({text}) => text));
      for (const {title, state} of end.slots) {
        if (state === 'booked') await expect(paper.getByText(title, {exact: true})).toBeVisible();
      }
      await expect
        .poll(() => new URL(page.url()).searchParams.get('call'))
        .toBe(formatPath(end.path));
      if (!kinds.has(end.outcome!.ends)) {
        kinds.add(end.outcome!.ends);
        expect(await accessibilityViolations(page, LIVE)).toEqual([]);
        // Who goes back from the end and says the same again has had one call.
        await paper.getByRole('button', {name: 'Back one answer'}).click();
        await expect(choices(paper).first()).toBeFocused();
        await page.keyboard.press(keyOf(script, end.path));
        await expect(heading(paper, end)).toBeFocused();
      }
      await paper.getByRole('button', {name: 'Start over'}).click();
      await expect(turns(paper)).toHaveCount(1);
    }
    const told = ends.map(({path, outcome}) => [
      'event',
      'call_finished',
      {specialty: 'dental', start: path[0]!, outcome: outcome!.ends},
    ]);
    await expect
      .poll(() => measured.calls.filter(([, name]) => name === 'call_finished'))
      .toEqual(told);
  });
});

/** The one on the home page, and one in which 911 comes first. */
const SAMPLE: readonly string[] = ['family-medicine', 'optometry'];

for (const slug of specialtyIds) {
  const details = SAMPLE.includes(slug) ? {} : LONG;
  warmTest(`${slug}: a link to an end of its call opens there`, details, async ({page}) => {
    const script = callScripts[slug];
    const end = endsOf(script)[0]!;
    await open(page, `/solutions/${slug}?call=${formatPath(end.path)}`);
    const paper = call(page, script);
    await expect(heading(paper, end)).toBeVisible();
    expect(await accessibilityViolations(page, LIVE)).toEqual([]);
    await paper.getByRole('button', {name: 'Start over'}).click();
    await expect(turns(paper)).toContainText([startCall(script).log[0]!.text]);
    // A phone has room for five: the last of them leads to the others.
    const starts = startCall(script).choices;
    await expect(choices(paper)).toHaveCount(5);
    await paper.getByText(`${starts.length - 4} more ways to start`).click();
    await expect(choices(paper)).toContainText(starts.slice(4).map(({says}) => says));
  });
}

/** What a person does who knows the call: the next digit, in the same moment as the answer. */
test('digits pressed as soon as the answer stands there all count', async ({page}) => {
  const script = callScripts.dental;
  // With the breath before each answer, in which the browser takes the focus off a disabled button.
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const end = endsOf(script).find(({path}) => path.length > 3)!;
  await open(page, '/solutions/dental');
  const paper = await take(page, script);
  const digits = end.path.map((_, turn) => keyOf(script, end.path.slice(0, turn + 1)));
  await page.evaluate((keys) => {
    const lines = document.querySelector('[role=log]')!;
    let turn = 0;
    const press = (): void => {
      const isAnswered = lines.querySelectorAll('li').length >= 1 + 2 * turn;
      const key = isAnswered ? keys[turn] : undefined;
      if (key === undefined) return;
      turn += 1;
      // Where the focus is: a press that nothing has is lost.
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    };
    // Told right after the page was changed, before anything else happens in it.
    new MutationObserver(press).observe(lines, {childList: true, subtree: true});
    press();
  }, digits);
  await expect(heading(paper, end)).toBeFocused();
});

test('at 320 px: a call under way and ended, and its script as a whole', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  const script = callScripts.veterinarians;
  const end = endsOf(script)[0]!;
  await open(page, '/solutions/veterinarians');
  const paper = await take(page, script);
  const look = async (): Promise<void> => {
    expect(await accessibilityViolations(page, LIVE)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  };
  await look();
  await say(page, paper, script, stepBack(script, end));
  await look();
  await page.keyboard.press(keyOf(script, end.path));
  await expect(heading(paper, end)).toBeFocused();
  await look();

  const lines = Object.values(script.lines).map(({says}) => says);
  await page.getByText(`Read the whole script, ${lines.length} lines`).click();
  const whole = page.locator('details', {hasText: 'Read the whole script'}).getByRole('paragraph');
  await expect(whole.first()).toBeVisible();
  await expect(whole).toContainText(lines);
  await look();

  await page.getByRole('button', {name: 'Hang up'}).click();
  await expect(page.getByRole('button', {name: 'Take the call'})).toBeFocused();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('without the script the sample stays, and says what to do', async ({page, watch}) => {
  watch.expect(/request failed: .*\.js /);
  await open(page, '/solutions/dental');
  await page.route(/\.js$/, (route) => route.abort());
  await page.getByRole('button', {name: 'Take the call'}).click();
  await expect(page.getByRole('status').filter({hasText: 'did not load'})).toBeVisible();
});

test.describe('on the home page', () => {
  const script = homeCall;

  test('what the caller says stands ready, and is said at a press', async ({page}) => {
    const end = endsOf(script)[0]!;
    await open(page, '/');
    const sample = page.getByRole('group', {name: `Sample call to ${script.practice}`});
    await expect(sample).toContainText('Call Answered 0.3 seconds');
    await expect(sample.getByText('Appointment Booked')).toBeVisible();
    // Nothing plays for who asked for less motion.
    await expect(turns(sample)).toHaveCount(playCall(script, script.sample)!.log.length);
    await choices(sample).first().click();
    const paper = call(page, script);
    await expect(turns(paper)).toHaveCount(3);
    await say(page, paper, script, end, 1);
    await expect(heading(paper, end)).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('button', {name: 'Hang up'}).click();
    await expect(choices(sample).first()).toBeFocused();
  });

  test('plays once in view, without a word to a screen reader, and is taken at any press', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.clock.install();
    await open(page, '/');
    const paper = call(page, script);
    const log = paper.getByRole('log');
    await expect(log).toHaveAttribute('aria-live', 'off');
    await expect(paper.getByText('Call Answered')).toBeVisible();
    // By how many lines the sample is ahead by now is the machine's.
    const spoken = log.locator('li:not([data-pending])');
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100);
          return spoken.count();
        },
        {intervals: [20]},
      )
      .toBeGreaterThanOrEqual(3);
    // Where it stands, it is the visitor's.
    await paper.getByText('Call Answered').click();
    await expect(log).toHaveAttribute('aria-live', 'polite');
    const taken = await turns(paper).count();
    expect(taken).toBeGreaterThanOrEqual(3);
    await page.clock.runFor(20_000);
    await expect(turns(paper)).toHaveCount(taken);
    await page.keyboard.press('1');
    await choices(paper).first().focus();
    await page.keyboard.press('1');
    await page.clock.runFor(1_000);
    await expect(turns(paper)).toHaveCount(taken + 2);
  });

  test('left alone, the sample ends with the slot filled, and can be seen again', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.clock.install();
    await open(page, '/');
    const paper = call(page, script);
    await page.clock.runFor(15_000);
    await expect(paper.getByText('Appointment Booked')).toBeVisible();
    await expect(choices(paper)).toHaveCount(startCall(script).choices.length);
    await paper.getByRole('button', {name: 'Play again'}).click();
    await expect(paper.getByText('Calling…')).toBeVisible();
    await page.clock.runFor(1_000);
    await paper.getByRole('button', {name: 'Skip the sample'}).click();
    await expect(paper.getByText('Appointment Booked')).toBeVisible();
    await expect(paper.getByRole('button', {name: 'Play again'})).toBeFocused();
  });

  test('another practice is called where one is chosen', async ({page}) => {
    const dental = callScripts.dental;
    await open(page, '/');
    await page.getByLabel('Practice to call').selectOption('dental');
    const paper = call(page, dental);
    await expect(turns(paper)).toContainText([startCall(dental).log[0]!.text]);
    await expect(page.getByText('You call a')).toContainText('You call a');
    await expect(page.getByText('dental practice', {exact: true})).toBeVisible();
    const end = endsOf(dental)[0]!;
    await choices(paper).first().focus();
    await say(page, paper, dental, end);
    await expect(heading(paper, end)).toBeFocused();
    expect(await accessibilityViolations(page, LIVE)).toEqual([]);
  });
});
