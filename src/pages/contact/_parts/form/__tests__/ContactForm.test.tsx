import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';

import {states} from '@site/src/data/contactFields';
import {MIN_FILL_MS} from '@site/src/domain/contact/botCheck';
import {
  contactFieldNames,
  type ContactForm as Values,
} from '@site/src/domain/contact/contactMessage';
import type {SendResult} from '@site/src/domain/contact/sendContactMessage';
import {emptyContactForm} from '@site/src/testing/emptyContactForm';

import {ContactForm} from '../ContactForm';
import {RadixSelect} from '../RadixSelect';

jest.mock('@site/src/config/brand');

let mockSearch = '';
jest.mock('@docusaurus/router', () => ({useLocation: () => ({search: mockSearch})}));
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}));

const ok: SendResult = {ok: true};
const failed: SendResult = {ok: false, reason: 'unreachable'};

let clock = 0;
beforeEach(() => {
  mockSearch = '';
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => jest.restoreAllMocks());

const show = (send: (form: Values) => Promise<SendResult>): UserEvent => {
  render(<ContactForm send={send} loadSelect={() => Promise.resolve(RadixSelect)} />);
  return userEvent.setup({delay: null});
};

const later = (): void => {
  clock += MIN_FILL_MS;
};

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const write = (label: string, value: string): void => {
  fireEvent.input(field(label), {target: {value}});
};

const fill = async (): Promise<void> => {
  // Whoever is at the form gets the designed lists.
  await act(async () => field('First name').focus());
  write('First name', 'Ana');
  write('Last name', 'Ruiz');
  write('Email', 'ana@harbor.example');
  write('Message', 'Our lines are old.');
};

const sendButton = (): HTMLElement => screen.getByRole('button', {name: 'Send Message'});
const combobox = (name: RegExp): Promise<HTMLElement> =>
  screen.findByRole('combobox', {name, expanded: false});
const choose = async (user: UserEvent, list: RegExp, choice: string): Promise<void> => {
  await user.click(await combobox(list));
  await user.click(within(await screen.findByRole('listbox')).getByText(choice));
};

describe('ContactForm', () => {
  it('has a control for each field, of which four are required', () => {
    show(jest.fn());
    const {elements} = screen.getByRole<HTMLFormElement>('form', {name: 'Contact'});
    for (const name of contactFieldNames) expect(elements.namedItem(name)).toBeInTheDocument();
    for (const name of ['First name', 'Last name', 'Email', 'Message']) {
      expect(screen.getByRole('textbox', {name})).toBeRequired();
    }
    for (const name of [/^Phone/, /^Clinic name/]) {
      expect(screen.getByRole('textbox', {name})).not.toBeRequired();
    }
    for (const name of [/^Practice type/, /^Team size/, /^State/]) {
      expect(screen.getByRole('combobox', {name})).not.toBeRequired();
    }
    expect(screen.getByRole('textbox', {name: 'Email'})).toHaveAttribute('type', 'email');
    expect(screen.getByRole('textbox', {name: /^Phone/})).toHaveAttribute('type', 'tel');
    expect(screen.getByText(/do not include patient information/)).toBeInTheDocument();
  });

  it('starts with native lists, so that it works before the designed ones arrive', () => {
    show(jest.fn());
    const list = screen.getByRole('combobox', {name: /^State/});
    expect(list.tagName).toBe('SELECT');
    expect(within(list).getAllByRole('option')).toHaveLength(states.length + 1);
  });

  it('sends what was typed and chosen, says so, and starts over empty', async () => {
    const send = jest.fn(() => Promise.resolve(ok));
    const user = show(send);
    await fill();
    await choose(user, /^Practice type/, 'Dental');
    await choose(user, /^State/, 'California (CA)');
    later();
    await user.click(sendButton());

    expect(send).toHaveBeenCalledWith({
      ...emptyContactForm,
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@harbor.example',
      practiceType: 'dental',
      state: 'CA',
      message: 'Our lines are old.',
    });
    const panel = await screen.findByRole('status');
    expect(panel).toHaveTextContent(
      "Message Sent!Thank you for your message. We'll get back to you within 24 hours.",
    );
    expect(panel).toHaveFocus();

    await user.click(screen.getByRole('button', {name: 'Send another message'}));
    expect(field('First name')).toHaveValue('');
    expect(field('First name')).toHaveFocus();
    expect(field('Message')).toHaveValue('');
    expect(await combobox(/^Practice type/)).not.toHaveTextContent('Dental');
  });

  it('reads Sending... and is disabled while it is under way', async () => {
    let finish: (result: SendResult) => void = () => undefined;
    const send = jest.fn(() => new Promise<SendResult>((resolve) => (finish = resolve)));
    const user = show(send);
    await fill();
    later();
    await user.click(sendButton());
    const button = screen.getByRole('button', {name: 'Sending...'});
    expect(button).toBeDisabled();
    await user.type(field('Last name'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => finish(ok));
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  });

  it('sends one message when two submits come in one tick', async () => {
    const send = jest.fn(() => Promise.resolve(ok));
    show(send);
    await fill();
    later();
    const form = screen.getByRole<HTMLFormElement>('form', {name: 'Contact'});
    await act(async () => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await screen.findByRole('status');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps everything when it fails, says so beside the button, and goes through on a second press', async () => {
    const send = jest.fn<Promise<SendResult>, []>().mockResolvedValueOnce(failed);
    send.mockResolvedValueOnce(ok);
    const user = show(send);
    await fill();
    await choose(user, /^Team size/, '6-15');
    later();
    await user.click(sendButton());

    const alert = await screen.findByText('That did not go through.');
    expect(alert.closest('[role=alert]')).toHaveTextContent('(416) 555-0142');
    expect(alert.closest('[role=alert]')).toHaveTextContent('hello@ringwell.example');
    expect(field('First name')).toHaveValue('Ana');
    expect(field('Message')).toHaveValue('Our lines are old.');
    expect(screen.getByRole('combobox', {name: /^Team size/})).toHaveTextContent('6-15');
    expect(sendButton()).toBeEnabled();

    await user.click(sendButton());
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  });

  it('shows a topic and a practice type from the link as plain text', async () => {
    mockSearch = '?topic=%3Cimg+src%3Dx%3E&practice=dental';
    const send = jest.fn(() => Promise.resolve(ok));
    const user = show(send);
    expect(screen.getByText('<img src=x>')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await fill();
    expect(await combobox(/^Practice type/)).toHaveTextContent('Dental');
    later();
    await user.click(sendButton());
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({topic: '<img src=x>', practiceType: 'dental'}),
    );
    await user.click(await screen.findByRole('button', {name: 'Send another message'}));
    expect(screen.queryByText('<img src=x>')).not.toBeInTheDocument();
  });

  it('drops a topic that the visitor removes', async () => {
    mockSearch = '?topic=integration';
    const send = jest.fn(() => Promise.resolve(ok));
    const user = show(send);
    await user.click(screen.getByRole('button', {name: 'Remove the topic'}));
    await fill();
    later();
    await user.click(sendButton());
    expect(send).toHaveBeenCalledWith(expect.objectContaining({topic: ''}));
  });

  it('marks what fills the honeypot, and sends it all the same', async () => {
    const send = jest.fn(() => Promise.resolve(ok));
    const user = show(send);
    await fill();
    write('Leave this field empty', '7');
    later();
    await user.click(sendButton());
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(send).toHaveBeenCalledWith(expect.objectContaining({firstName: 'Ana', honeypot: true}));
  });

  it('holds a message that was faster than anybody types, and then sends it', async () => {
    const send = jest.fn(() => Promise.resolve(ok));
    const user = show(send);
    await fill();
    clock = MIN_FILL_MS - 300;
    const pressed = Date.now();
    await user.click(sendButton());
    expect(screen.getByRole('button', {name: 'Sending...'})).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(290);
  });

  it('does not send what the browser finds incomplete', async () => {
    const send = jest.fn(() => Promise.resolve(ok));
    const user = show(send);
    await fill();
    later();
    write('Email', 'ana@harbor');
    await user.click(sendButton());
    expect(field('Email')).toHaveAccessibleDescription(/unfinished/);
    expect(field('Email')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('says beside each field what is missing, goes to the first, and takes it back', async () => {
    const send = jest.fn(() => Promise.resolve(ok));
    const user = show(send);
    write('Last name', 'Ruiz');
    write('Email', 'ana at harbor');
    await user.click(sendButton());
    const first = field('First name');
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription(/^The first name is empty\./);
    expect(field('Last name')).not.toHaveAttribute('aria-invalid');
    expect(field('Email')).toHaveAccessibleDescription(/should look like name@practice\.com/);
    expect(field('Message')).toHaveAccessibleDescription(
      /^The message is empty\..*patient information/,
    );
    expect(screen.getByText('3 fields need another look.')).toHaveAttribute('role', 'status');
    write('First name', 'Ana');
    expect(first).not.toHaveAttribute('aria-invalid');
    expect(screen.getByText('2 fields need another look.')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the designed list', () => {
  const open = async (): Promise<UserEvent> => {
    const user = show(jest.fn());
    await user.click(field('First name'));
    await user.click(await combobox(/^State/));
    await screen.findByRole('listbox');
    return user;
  };

  it('finds an item by its first letters and starts over after a second', async () => {
    const user = await open();
    await user.keyboard('ne');
    await waitFor(() => expect(screen.getByRole('option', {name: 'Nebraska (NE)'})).toHaveFocus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
    await user.keyboard('w');
    await waitFor(() =>
      expect(screen.getByRole('option', {name: 'Washington (WA)'})).toHaveFocus(),
    );
  });

  it.each(['blur', 'resize'])('closes on window %s', async (event) => {
    await open();
    act(() => {
      window.dispatchEvent(new Event(event));
    });
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('keeps a choice made in the native list, and lets go of it again', async () => {
    const user = show(jest.fn());
    const native = screen.getByRole('combobox', {name: /^State/});
    act(() => native.focus());
    await user.selectOptions(native, 'TX');
    await user.tab();
    const list = await combobox(/^State/);
    expect(list).toHaveTextContent('Texas (TX)');
    expect(list.tagName).toBe('BUTTON');
    await choose(user, /^State/, 'Choose one');
    expect(await combobox(/^State/)).toHaveTextContent('Choose one');
  });
});
