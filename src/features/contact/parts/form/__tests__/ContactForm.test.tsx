import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {connectBackend} from '@site/src/lib/backend/backendClient';
import {MIN_FILL_MS} from '@site/src/features/contact/rules/contactMessage';

import {ContactForm} from '../ContactForm';

jest.mock('@site/src/config/company');
// Backend responses: src/lib/backend; a second press meanwhile: features/newsletter. From the fields to the database row, and the lists by keyboard
// and autofill: e2e/contact.spec.ts.
jest.mock('@site/src/lib/backend/backendClient', () => ({
  ...jest.requireActual<object>('@site/src/lib/backend/backendClient'),
  connectBackend: jest.fn(),
  preloadBackend: jest.fn(),
}));

interface Answer {
  readonly error: {readonly code: string} | null;
  readonly status: number;
}

const accepted: Answer = {error: null, status: 201};
const insert = jest.fn<Promise<Answer>, [unknown]>();

let clock = 0;
beforeEach(() => {
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  insert.mockReset().mockResolvedValue(accepted);
  jest.mocked(connectBackend).mockResolvedValue({
    from: () => ({insert: (row: unknown) => ({abortSignal: () => insert(row)})}),
  } as never);
});
afterEach(() => jest.restoreAllMocks());

const show = (search = ''): UserEvent => {
  renderInSite(<ContactForm />, {path: `/contact${search}`});
  return userEvent.setup({delay: null});
};
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const write = (label: string, value: string): void => {
  fireEvent.input(field(label), {target: {value}});
};
const written = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@harbor.example',
  message: 'Our lines are old.',
};
/** Fills in the form at human speed. */
const fill = async (): Promise<void> => {
  // Focus loads the designed lists.
  await act(async () => field('First name').focus());
  write('First name', 'Ana');
  write('Last name', 'Ruiz');
  write('Email', 'ana@harbor.example');
  write('Message', 'Our lines are old.');
  clock += MIN_FILL_MS;
};
const form = (): HTMLFormElement => screen.getByRole('form', {name: 'Contact'});
const send = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', {name: 'Send Message'}));
const combobox = (name: RegExp): Promise<HTMLElement> =>
  screen.findByRole('combobox', {name, expanded: false});
const choose = async (user: UserEvent, list: RegExp, choice: string): Promise<void> => {
  await user.click(await combobox(list));
  await user.click(within(await screen.findByRole('listbox')).getByText(choice));
};

it.each([
  [500, '', 'Your message wasn’t sent.'],
  [400, '23514', 'The email address wasn’t accepted.'],
  [429, '', 'Too many messages in a short time.'],
])('keeps all values after status %d %s, and succeeds on a second press', async (...row) => {
  const [status, code, message] = row;
  insert.mockResolvedValueOnce({error: {code}, status});
  const user = show();
  await fill();
  await choose(user, /^Team size/, '6–15');
  await send(user);
  const alert = (await screen.findByText(message)).closest('[role=alert]');
  expect(alert).toHaveTextContent(/Nothing you typed is lost.*hello@/);
  expect(field('Message')).toHaveValue('Our lines are old.');
  expect(screen.getByRole('combobox', {name: /^Team size/})).toHaveTextContent('6–15');
  await send(user);
  expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  expect(insert).toHaveBeenLastCalledWith(
    expect.objectContaining({...written, team_size: '6-15', page: '/contact'}),
  );
});

it('the form drops a topic that the visitor removes', async () => {
  const user = show('?topic=integration');
  await user.click(screen.getByRole('button', {name: 'Remove the topic'}));
  await fill();
  await send(user);
  await screen.findByText('Message Sent!');
  expect(insert).toHaveBeenCalledWith(expect.objectContaining({topic: undefined}));
});

it('the form delays a message typed too fast, marks a filled-in honeypot, and sends both', async () => {
  const user = show();
  await fill();
  write('Leave this field empty', '7');
  clock = MIN_FILL_MS - 300;
  const pressed = Date.now();
  await send(user);
  expect(screen.getByRole('button', {name: 'Sending...'})).toBeDisabled();
  expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  expect(insert).toHaveBeenCalledWith(expect.objectContaining({...written, honeypot: true}));
  // Compares times, because checking during the delay is flaky on a slow machine.
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(290);
});

it('the form shows an error beside each missing field, focuses the first, and clears it on input', async () => {
  const user = show();
  write('Last name', 'Ruiz');
  write('Email', 'ana at harbor');
  await send(user);
  expect(field('First name')).toHaveFocus();
  expect(field('First name')).toHaveAccessibleDescription(/^Enter your first name\./);
  expect(field('Last name')).not.toHaveAttribute('aria-invalid');
  expect(field('Email')).toHaveAccessibleDescription(/looks like name@practice\.com/);
  expect(field('Message')).toHaveAccessibleDescription(
    /^Enter a message\..*leave out patient names/,
  );
  write('First name', 'Ana');
  expect(field('First name')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('2 fields need another look.')).toHaveAttribute('role', 'status');
  expect(insert).not.toHaveBeenCalled();
});

it('the form keeps a choice made in the native list, which can be cleared', async () => {
  const user = show();
  const native = screen.getByRole('combobox', {name: /^State/});
  await act(async () => native.focus());
  await user.selectOptions(native, 'TX');
  await user.tab();
  expect(await combobox(/^State/)).toHaveTextContent('Texas (TX)');
  await choose(user, /^State/, 'Choose one');
  expect(new FormData(form()).get('state')).toBe('');
});
