// The interactive call: presses, keys, focus, and visibility. Rules are tested in
// src/features/call/rules/__tests__/session.test.ts; the build checks every path of every script.
import {type Locator, type Page} from '@playwright/test';

import type {CallScript} from '../src/features/call/callScript';
import {callScripts} from '../src/features/specialties/data/all';
import {homeCall} from '../src/features/call/data/homeCall';
import {type CallState, formatPath, outcomeNames} from '../src/features/call/rules/call';
import {playCall, startCall} from '../src/features/call/rules/play';
import {callPaths} from '../src/features/call/rules/callPaths';
import {accessibilityViolations} from './axe';
import {fakeAnalytics} from './fakes';
import {blockScripts, expect, LONG, open, sidewaysScroll, test, warmTest} from './fixtures';

/** Key of a choice: its position, equal to its id unless a choice was inserted before it. */
const keyOf = (script: CallScript, path: readonly number[]): string => {
  const before = playCall(script, path.slice(0, -1));
  return String((before?.choices.findIndex(({id}) => id === path.at(-1)) ?? 0) + 1);
};

/** Longest path to each kind of outcome. */
const endsOf = (script: CallScript): readonly CallState[] => {
  const paths = callPaths(script).map(({choices: made}) => made.map(({id}) => id));
  const ends = paths.sort((a, b) => a.length - b.length).map((path) => playCall(script, path)!);
  return [...new Map(ends.map((end) => [end.outcome!.ends, end])).values()];
};

const CALL = {within: '[data-call]'};
const callOn = (page: Page): Locator => page.getByRole('group', {name: /^Sample call to /});
const turns = (call: Locator): Locator => call.getByRole('log').locator('li[data-by]');
const choices = (call: Locator): Locator => call.locator('[data-next] li button:visible');
/** Shown in the sheet's head, or on phones in the log. */
const booked = (call: Locator): Locator =>
  call.getByText('Appointment Booked').filter({visible: true});
const heading = (call: Locator, {outcome}: CallState): Locator =>
  call.getByRole('heading', {name: outcomeNames[outcome!.ends]});

const startCallOn = async (page: Page): Promise<Locator> => {
  await choices(callOn(page)).first().focus();
  return callOn(page);
};

interface VisibleParts {
  /** Turns visible in the log, and those of them that are cut off. */
  readonly seen: string[];
  readonly cut: string[];
  /** Parts in use outside the viewport: newest turn, next choices, slot. */
  readonly outside: string[];
}

const visibleParts = (call: Locator): Promise<VisibleParts> =>
  call.evaluate((paper) => {
    const words = (list: readonly Element[]): string[] =>
      list.map(({textContent}) => textContent.replace(/\s/g, ' '));
    const all = (selector: string): Element[] => [...paper.querySelectorAll(selector)];
    const log = paper.querySelector('[role=log]')!.getBoundingClientRect();
    const items = all('[role=log] li').filter((item) => {
      const {left, top, bottom, height} = item.getBoundingClientRect();
      return height > 0 && left < log.right - 1 && bottom > log.top + 1 && top < log.bottom - 1;
    });
    const isIn = (element: Element, from: number, to: number): boolean => {
      const {top, bottom} = element.getBoundingClientRect();
      // For a slot taller than a phone, only its first 50px have to be visible.
      const end = element.matches('[data-tone]') ? Math.min(bottom, top + 50) : bottom;
      return top >= from - 0.5 && end <= to + 0.5;
    };
    const header = document.querySelector('header')!.getBoundingClientRect().bottom;
    const slots = [...all('[data-tone=offered]'), ...all('[data-tone=booked]')].slice(0, 1);
    const newest = all('[role=log] [data-by]').slice(-1);
    const inUse = [...newest, ...all('[data-next] :is(button, h2)'), ...slots];
    return {
      seen: words(items),
      cut: words(items.filter((item) => !isIn(item, log.top, log.bottom))),
      outside: words(
        inUse.filter((one) => one.checkVisibility() && !isIn(one, header, innerHeight)),
      ),
    };
  });

/**
 * Presses the digits of a path and waits for each answer: two more turns, or the caller's last. Turn,
 * choices and slot are visible together after each.
 */
const pressPath = async (page: Page, script: CallScript, {path, log}: CallState): Promise<void> => {
  for (const turn of path.keys()) {
    const reached = path.slice(0, turn + 1);
    // Held like a key press by a person: digits without a delay count as dictation of one choice.
    await page.keyboard.press(keyOf(script, reached), {delay: 60});
    await expect(turns(callOn(page))).toHaveCount(Math.min(3 + 2 * turn, log.length));
    const {cut, outside} = await visibleParts(callOn(page));
    expect({cut, outside}, formatPath(reached)).toEqual({cut: [], outside: []});
  }
};

test.describe('with consent', () => {
  test.use({consent: 'granted'});

  test('a call reaches every outcome by keyboard, with one event each', async ({page}) => {
    test.slow();
    const script = callScripts.dental;
    const measured = await fakeAnalytics(page);
    await page.setViewportSize({width: 1280, height: 720});
    // An invalid path starts the call.
    await open(page, '/solutions/dental?call=9-9-9');
    const call = callOn(page);
    await expect(turns(call)).toHaveCount(1);
    await choices(call).first().focus();
    const ends = endsOf(script);
    expect(ends).toHaveLength(5);
    for (const end of ends) {
      await pressPath(page, script, end);
      await expect(heading(call, end)).toBeFocused();
      await expect(turns(call)).toContainText(end.log.map(({text}) => text));
      await expect
        .poll(() => new URL(page.url()).searchParams.get('call'))
        .toBe(formatPath(end.path));
      expect(await accessibilityViolations(page, CALL)).toEqual([]);
      // Going back and repeating the choices still counts as one call.
      await call.getByRole('button', {name: 'Back'}).click();
      await expect(choices(call).first()).toBeFocused();
      await page.keyboard.press(keyOf(script, end.path));
      await expect(heading(call, end)).toBeFocused();
      await call.getByRole('button', {name: 'Try another call'}).click();
      await expect(turns(call)).toHaveCount(1);
    }
    await expect
      .poll(() => measured.calls.filter(([, name]) => name === 'call_finished'))
      .toEqual(
        ends.map(({path, outcome}) => [
          'event',
          'call_finished',
          {specialty: 'dental', start: path[0]!, outcome: outcome!.ends},
        ]),
      );
  });
});

// Long lines, and a transfer to a person.
warmTest('a link opens an outcome, and a digit key chooses any start', async ({page}) => {
  const script = callScripts.veterinarians;
  const end = endsOf(script)[0]!;
  await open(page, `/solutions/veterinarians?call=${formatPath(end.path)}`);
  const call = callOn(page);
  await expect(heading(call, end)).toBeVisible();
  expect(await accessibilityViolations(page, CALL)).toEqual([]);
  await call.getByRole('button', {name: 'Try another call'}).click();
  const starts = startCall(script).choices.map(({says}) => says);
  await expect(choices(call)).toContainText([...starts.slice(0, 3), 'More ways to start']);
  await call.getByRole('button', {name: 'More ways to start'}).click();
  await expect(choices(call)).toContainText([...starts.slice(3), 'Back to the first three']);
  await page.keyboard.press(String(starts.length));
  await expect(turns(call).nth(1)).toContainText(starts.at(-1)!);
});

test('digits typed without a delay, as by dictation, choose one answer only', async ({page}) => {
  await open(page, '/solutions/dental');
  await startCallOn(page);
  await choices(callOn(page))
    .first()
    .evaluate((button) => {
      for (const key of '416')
        button.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    });
  await expect(turns(callOn(page))).toHaveCount(3);
  await expect.poll(() => new URL(page.url()).searchParams.get('call')).toMatch(/^\d+$/);
});

for (const [width, height, details] of [[390, 844, {}] as const, [768, 1024, LONG] as const]) {
  test(`turn, choices and slot are visible together at ${width} px`, details, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height});
    await open(page, '/solutions/dental');
    const call = await startCallOn(page);
    for (const end of endsOf(callScripts.dental)) {
      await pressPath(page, callScripts.dental, end);
      await expect(call.getByRole('heading')).toBeFocused();
      await call.getByRole('button', {name: 'Try another call'}).click();
      await expect(choices(call).first()).toBeFocused();
    }
  });
}

for (const [address, details] of [['/', {}] as const, ['/solutions/dental', LONG] as const]) {
  test(
    `the call of ${address} shows whole turns on a phone, and the greeting at the start`,
    details,
    async ({page}) => {
      test.slow();
      const greeting = startCall(address === '/' ? homeCall : callScripts.dental).log[0]!.text;
      await open(page, address);
      const call = callOn(page);
      for (const size of ['375×667×16', '320×640×16', '390×844×21', '390×844×32']) {
        const [width = 0, height = 0, text = 0] = size.split('×').map(Number);
        await page.setViewportSize({width, height});
        await page.evaluate((pixels) => {
          document.documentElement.style.fontSize = `${pixels}px`;
          return new Promise(requestAnimationFrame);
        }, text);
        const {seen, cut} = await visibleParts(call);
        expect(cut, size).toEqual([]);
        expect(seen.length, size).toBeGreaterThan(1);
        // A first choice, and Back to the start.
        await choices(call).first().click();
        await call.getByRole('button', {name: 'Back'}).click();
        const firstView: unknown = [expect.stringContaining(greeting)];
        expect(await visibleParts(call), size).toMatchObject({seen: firstView, cut: []});
        if (text === 16) expect(await sidewaysScroll(page), size).toBe(0);
        await call.getByRole('button', {name: 'Hang up'}).click();
        await expect(call.locator('[data-next] button').first()).toBeFocused();
      }
    },
  );
}

test('the call keeps the sample and explains what to do when the script does not load', async ({
  page,
  watch,
}) => {
  watch.expect(/request failed: .*\.js /);
  await open(page, '/solutions/dental');
  await page.route(/\.js$/, (route) => route.abort());
  await choices(callOn(page)).first().click();
  await expect(page.getByRole('status').filter({hasText: 'didn’t load'})).toBeVisible();
});

test('the call shows transcript, slot, and outcome without JavaScript and in print', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({baseURL: baseURL!, javaScriptEnabled});
    await page.goto('/');
    if (javaScriptEnabled) await page.emulateMedia({media: 'print'});
    const call = callOn(page);
    const sampleTurns = playCall(homeCall, homeCall.sample)!.log.slice(0, 7);
    const seen: unknown = sampleTurns.map(({text}): unknown => expect.stringContaining(text));
    expect(await visibleParts(call)).toMatchObject({seen, cut: []});
    await expect(booked(call)).toBeVisible();
    await expect(call.getByText('Maria Santos', {exact: true})).toBeVisible();
    await expect(choices(call)).toHaveCount(0);
    await page.close();
  }
});

test.describe('on the home page', () => {
  test('the untouched sample ends with the slot filled; the keyboard stops it', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.clock.install();
    await open(page, '/');
    const call = callOn(page);
    const playing = async (): Promise<string | null> => {
      await page.clock.runFor(100);
      return call.getAttribute('data-mode');
    };
    await expect.poll(playing, {intervals: [20]}).toBe('play');
    const log = call.getByRole('log');
    await expect(log).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(15_000);
    await expect(call).toHaveAttribute('data-mode', 'rest');
    await expect(booked(call)).toBeVisible();
    await call.getByRole('button', {name: 'Replay'}).click();
    await expect(call.getByText('Calling…')).toBeVisible();
    await page.clock.runFor(1_000);
    // Choices stay while one of them has keyboard focus.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(choices(call).first()).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(turns(call)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.clock.runFor(1_000);
    await expect(turns(call)).toHaveCount(3);
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Escape');
    await call.getByRole('button', {name: 'Replay'}).click();
    await call.getByRole('button', {name: 'Skip'}).click();
    await expect(call.getByRole('button', {name: 'Replay'})).toBeFocused();
  });

  test('a press held while the scripts load starts the call', async ({page}) => {
    const scripts = await blockScripts(page);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    const call = callOn(page);
    await choices(call).nth(1).hover();
    await page.mouse.down();
    await scripts.release();
    await page.mouse.up();
    await expect(turns(call).nth(1)).toContainText('My pills run out tonight.');
    await expect(turns(call)).toHaveCount(3);
  });

  test('the home page calls the chosen practice', async ({page}) => {
    const {dental} = callScripts;
    await open(page, '/');
    await page.getByLabel('Practice to call').selectOption('dental');
    const call = page.getByRole('group', {name: `Sample call to ${dental.practiceName}`});
    await expect(page.getByText('dental practice', {exact: true})).toBeVisible();
    await expect(choices(call).first()).toContainText(startCall(dental).choices[0]!.says);
  });
});
