// What a call is for: the newest line, what can be said to it and the slot that it fills are seen
// together after every answer, and the ways into a specialty's page are seen before anything is scrolled.
import type {Locator} from '@playwright/test';

import type {SpecialtyId} from '../src/data/specialties';
import {callScripts} from '../src/data/specialties/allCalls';
import {type CallState, choose, playCall, startCall} from '../src/domain/call/call';
import {expect, LONG, open, test} from './fixtures';

const WINDOWS = [
  {width: 390, height: 844},
  {width: 768, height: 1024},
  {width: 1280, height: 720},
  {width: 1440, height: 900},
] as const;

/** Short and long lines, three columns on the sheet, 911 first, an end with a person. */
const SPECIALTIES: readonly SpecialtyId[] = ['dental', 'acupuncture', 'veterinarians'];

/** One path to each kind of end, the longest of its kind. */
const pathsOf = (slug: SpecialtyId): readonly (readonly number[])[] => {
  const script = callScripts[slug];
  const longest = new Map<string, readonly number[]>();
  const walk = (state: CallState): void => {
    const kind = state.outcome?.ends;
    if (kind !== undefined && state.path.length > (longest.get(kind)?.length ?? 0)) {
      longest.set(kind, state.path);
    }
    for (const {id} of state.choices) {
      const next = choose(script, state, id);
      if (next) walk(next);
    }
  };
  walk(startCall(script));
  return [...longest.values()];
};

/** What is not wholly seen of the call, in words; empty when all of it is. */
const outOfSight = (paper: Locator): Promise<readonly string[]> =>
  paper.evaluate((call) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const log = call.querySelector('[role=log]')!.getBoundingClientRect();
    const line = call.querySelector('[role=log] li:last-child p')!.getBoundingClientRect();
    const next = [...call.querySelectorAll('li button, h2')];
    // What is offered is talked about, not what was written before.
    const offered = call.querySelector('[data-tone=offered]');
    const slot = offered ?? call.querySelector('[data-tone=new]');
    const sheet = slot?.parentElement?.parentElement?.getBoundingClientRect();
    // Half a pixel may be lost to rounding.
    const outside = (name: string, {top, bottom}: DOMRect, from: number, to: number): string[] =>
      top < from - 0.5 || bottom > to + 0.5
        ? [`${name} ${Math.round(top)}-${Math.round(bottom)} of ${from}-${to}`]
        : [];
    /** A slot of more rows than the sheet shows is seen from its first, as far as the sheet goes. */
    const outOfSheet = (entry: Element, from: number, to: number): string[] => {
      const {top, bottom, left, width} = entry.getBoundingClientRect();
      const seen = bottom - top > to - from - 32 ? Math.min(bottom, to) : bottom;
      const box = new DOMRect(left, top, width, seen - top);
      return outside(`slot ${entry.textContent}`, box, from, Math.min(innerHeight, to));
    };
    return [
      ...outside('line', line, Math.max(header, log.top), Math.min(innerHeight, log.bottom)),
      ...next.flatMap((one) =>
        outside(one.textContent.slice(0, 20), one.getBoundingClientRect(), header, innerHeight),
      ),
      ...(slot && sheet ? outOfSheet(slot, Math.max(header, sheet.top), sheet.bottom) : []),
    ];
  });

/** Where it stands in the page, and how high it is. */
const boxOf = (paper: Locator): Promise<readonly number[]> =>
  paper.evaluate((call) => {
    const {top, height} = call.getBoundingClientRect();
    return [Math.round(top + scrollY), Math.round(height)];
  });

for (const slug of SPECIALTIES) {
  for (const window of WINDOWS) {
    const details = slug === 'dental' ? {} : LONG;
    const size = `${window.width}×${window.height}`;
    test(
      `${slug} at ${size}: line, choices and slot are seen together`,
      details,
      async ({page}) => {
        test.slow();
        await page.setViewportSize(window);
        await open(page, `/solutions/${slug}`);
        const take = page.getByRole('button', {name: 'Take the call'});
        await expect(take).toBeInViewport({ratio: 1});
        await expect(page.getByRole('link', {name: /^Schedule Demo/}).first()).toBeInViewport({
          ratio: 1,
        });
        const rest = page.locator('[data-call]').getByRole('group').first();
        const before = await boxOf(rest);
        await take.click();
        const script = callScripts[slug];
        const paper = page.getByRole('group', {name: `A call to ${script.practice}, in text`});
        const lines = paper.getByRole('log').getByRole('listitem');
        const firstChoice = paper.getByRole('listitem').getByRole('button').first();
        for (const path of pathsOf(slug)) {
          await expect(firstChoice).toBeFocused();
          for (const turn of path.keys()) {
            const reached = playCall(script, path.slice(0, turn + 1))!;
            const keys = playCall(script, path.slice(0, turn))!.choices.map(({id}) => id);
            await page.keyboard.press(String(keys.indexOf(path[turn]!) + 1));
            await expect(lines).toHaveCount(reached.log.length);
            expect(await outOfSight(paper), path.slice(0, turn + 1).join('-')).toEqual([]);
          }
          await expect(paper.getByRole('heading')).toBeFocused();
          expect(await boxOf(paper), 'the paper has moved').toEqual(before);
          await paper.getByRole('button', {name: 'Start over'}).click();
        }
      },
    );
  }
}
