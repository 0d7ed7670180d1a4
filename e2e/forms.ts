// The newsletter and contact forms as a visitor uses them, with the rows that the backend then stores.
import {randomUUID} from 'node:crypto';

import type {Locator, Page} from '@playwright/test';

import {MIN_FILL_MS} from '../src/features/contact/rules/contactMessage';
import {expect} from './fixtures';
import {backendRows} from './rows';
import {afterAction} from './specStrings';

export const freshEmail = (): string => `${randomUUID()}@practice.example`;

/** Counts the sign-ups and messages of an address. */
export const rowsOf = async (email: string): Promise<number> => {
  const {newsletter, messages} = await backendRows();
  return [...newsletter, ...messages].filter((row) => row.email === email).length;
};

/** Newsletter form in the footer of every page. */
export const newsletterForm = (page: Page): Record<'field' | 'button' | 'panel', Locator> => {
  const section = page.getByRole('region', {name: /^One short email a month/});
  return {
    field: section.getByLabel('Work email'),
    button: section.getByRole('button'),
    panel: section.getByText(afterAction.newsletter.success),
  };
};

export const signUp = async (page: Page, email: string): Promise<void> => {
  const {field, button, panel} = newsletterForm(page);
  await field.fill(email);
  await button.click();
  await expect(panel).toBeVisible();
};

export const contactField = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('form', {name: 'Contact'}).getByRole('textbox', {name, exact: true});

export const MESSAGE = 'Two lines about <b>phones</b>.\nThe second.';

/** Fills in the required fields. Requires `page.clock.install()`, so that no real time passes. */
export const fillContact = async (page: Page, email: string): Promise<void> => {
  await contactField(page, 'First name').fill('  Ana ');
  await contactField(page, 'Last name').fill("O'Ruiz");
  await contactField(page, 'Email').fill(email);
  await contactField(page, 'Message').fill(MESSAGE);
  // People need longer than this; bots don't.
  await page.clock.fastForward(MIN_FILL_MS + 100);
};

export const pressSend = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Send Message'}).click();

export const sendContact = async (page: Page): Promise<void> => {
  await pressSend(page);
  await expect(page.getByText(afterAction.contact.sent)).toBeVisible();
};

/** Opens one of the form's lists and selects an option. */
export const chooseOption = async (page: Page, list: RegExp, option: string): Promise<void> => {
  const trigger = page.getByRole('combobox', {name: list});
  await expect(trigger).toHaveJSProperty('tagName', 'BUTTON');
  await trigger.click();
  await page.getByRole('option', {name: option, exact: true}).click();
  await expect(trigger).toContainText(option);
};
