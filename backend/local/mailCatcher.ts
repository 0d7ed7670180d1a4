import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {type Attachment, simpleParser} from 'mailparser';
import {SMTPServer} from 'smtp-server';
import {escapeHtml} from '../worker/mail/layout.ts';
import {listenLocally} from './listenLocally.ts';

/** Mail server for this machine and for tests: accepts every email, sends none, and shows them on a page. */
export interface MailCatcher {
  /** For SMTP_URL. */
  readonly smtpUrl: string;
  /** URL of the page with the emails. */
  readonly url: string;
  readonly mails: readonly CaughtMail[];
  close(): Promise<void>;
}

/** Attachment, or a part such as an invitation. */
export interface CaughtFile {
  readonly name: string;
  /** Media type with its parameters, such as an invitation's `method`. */
  readonly type: string;
  readonly content: string;
}

export interface CaughtMail {
  /** From 1, in the order of arrival. */
  readonly id: number;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
  readonly files: readonly CaughtFile[];
  readonly source: string;
}

export interface CatcherOptions {
  /** Port of the page; 0 for any free one. */
  readonly port: number;
  /**
   * For tests: returns the server's answer to a recipient, such as `550 No such user`; undefined accepts
   * it.
   */
  readonly answer?: (recipient: string) => Promise<string | undefined> | string | undefined;
}

const HOST = '127.0.0.1';

/** Lists the emails, newest first, each with a file that a mail program opens. */
const listPage = (mails: readonly CaughtMail[]): string => {
  const rows = mails.map(
    ({id, to, subject, at}) =>
      `<tr><td>${escapeHtml(to)}<td><a href="/${id}">${escapeHtml(subject)}</a><td>${at}<td><a download href="/${id}.eml">File</a>`,
  );
  const body =
    rows.length === 0
      ? '<p>None yet. What the worker sends arrives here, and nowhere else.'
      : `<table cellpadding="6"><tr align="left"><th>To<th>Subject<th>Arrived<th>${rows.reverse().join('')}</table>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Emails of this machine</title><body style="font-family: system-ui"><h1>Emails of this machine</h1>${body}`;
};

const readFile = ({filename, contentType, headers, content}: Attachment): CaughtFile => {
  const header = headers.get('content-type') as {params?: object} | undefined;
  const params = Object.entries(header?.params ?? {});
  return {
    name: filename ?? 'part of the mail',
    type: [contentType, ...params.map((one) => one.join('='))].join('; '),
    content: content.toString('utf8'),
  };
};

/** Serves the list of the emails, also as JSON, and each email as a page and as a file. */
const pagesOf =
  (mails: readonly CaughtMail[]) =>
  ({url = '/'}: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, type: string, body: string): void => {
      response
        .writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-store',
          // Nothing may run or be fetched, because emails contain text typed by strangers.
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'",
        })
        .end(body);
    };
    const [, id, file] = /^\/(\d+)(\.eml)?$/.exec(url) ?? [];
    const mail = mails[Number(id) - 1];
    if (url === '/') send(200, 'text/html', listPage(mails));
    else if (url === '/mails.json') send(200, 'application/json', JSON.stringify(mails));
    else if (!mail) send(404, 'text/plain', 'No such mail.');
    else if (file) send(200, 'message/rfc822', mail.source);
    else send(200, 'text/html', mail.html);
  };

/** Starts a catcher on this machine's loopback address. */
export const startMailCatcher = async ({
  port,
  answer = () => undefined,
}: CatcherOptions): Promise<MailCatcher> => {
  const mails: CaughtMail[] = [];
  const store = async (stream: Readable): Promise<void> => {
    const source = await text(stream);
    const mail = await simpleParser(source, {skipHtmlToText: true, skipTextToHtml: true});
    const recipients = [mail.to ?? []].flat();
    mails.push({
      id: mails.length + 1,
      at: new Date().toISOString(),
      from: mail.from?.text ?? '',
      to: recipients.map((one) => one.text).join(', '),
      replyTo: mail.replyTo?.text ?? '',
      subject: mail.subject ?? '',
      messageId: mail.messageId ?? '',
      html: mail.html || '',
      text: mail.text ?? '',
      files: mail.attachments.map(readFile),
      source,
    });
  };
  const accept = async (recipient: string): Promise<void> => {
    const [, code, words] = /^(\d{3}) (.*)$/.exec((await answer(recipient)) ?? '') ?? [];
    if (code) throw Object.assign(new Error(words), {responseCode: Number(code)});
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({address}, _session, done) => void accept(address).then(() => done(), done),
    onData: (stream, _session, done) => void store(stream).then(() => done(), done),
  });
  smtp.on('error', () => undefined);
  const smtpPort = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, HOST, () => resolve((server.address() as AddressInfo).port));
  });

  const web = await listenLocally(pagesOf(mails), port, 'MAIL_PORT');

  return {
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    url: web.url,
    mails,
    close: async () => {
      await new Promise<void>((resolve) => smtp.close(resolve));
      await web.close();
    },
  };
};
