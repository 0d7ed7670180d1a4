/** Slow mail servers. Servers that refuse an email: outages.long.test.ts. */
import {type AddressInfo, createServer, type Server, type Socket} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {openMailer, type Mailer} from '../mailer.ts';

const MAIL = {subject: 'A subject', html: '<p>Words.</p>', text: 'Words.'};

let server: Server;
let sockets: Socket[] = [];
let mailer: Mailer;

/** @param behave what the server does with a connection */
const connectTo = async (host: string, behave: (socket: Socket) => void): Promise<Mailer> => {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const from = {name: 'Ringwell', address: 'hello@ringwell.example'};
  const smtpUrl = `smtp://user:s3cret@${host}:${port}?maxConnections=1`;
  return (mailer = openMailer({smtpUrl, from}, 400));
};

afterEach(async () => {
  mailer.close();
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await new Promise((resolve) => server.close(resolve));
});

it('the mailer times out if a server keeps responding but never finishes, and sends nothing afterwards', async () => {
  const commands: string[] = [];
  const {send} = await connectTo('127.0.0.1', (socket) => {
    socket.write('220 slow.example\r\n');
    // It answers only when it is connected to again.
    if (sockets.length > 1) {
      socket.on('data', (data) => {
        commands.push(String(data));
        socket.write('250 yes\r\n');
      });
      return;
    }
    // Each line arrives before the socket's timeout.
    const timer = setInterval(() => socket.write('250-one more line\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  // The second one waits for the connection of the first. The worker tries both again.
  const sending = ['1', '2'].map((id) => send(`demo:${id}`, 'owner@ringwell.example', MAIL));
  for (const {reason} of (await Promise.allSettled(sending)) as PromiseRejectedResult[]) {
    expect(String(reason)).toContain('The mail server doesn’t answer in time');
  }
  sockets[0]?.destroy();
  await pause(500);
  expect(commands.join()).not.toMatch(/DATA/);
});

it('the mailer sends neither password nor email unencrypted to another machine', async () => {
  const commands: string[] = [];
  // A name of this machine that isn't recognized as local.
  const {send} = await connectTo('0x7f000001', (socket) => {
    socket.write('220 clear.example ESMTP\r\n');
    socket.on('data', (data) => {
      commands.push(String(data));
      socket.write(
        /^EHLO/.test(String(data)) ? '250-clear.example\r\n250 AUTH PLAIN LOGIN\r\n' : '500 no\r\n',
      );
    });
  });
  await expect(send('notify-owner:1', 'owner@ringwell.example', MAIL)).rejects.toThrow(
    /STARTTLS|TLS/,
  );
  expect(commands.join()).toMatch(/EHLO[^]*STARTTLS/);
  expect(commands.join()).not.toMatch(/AUTH|MAIL FROM/);
});
