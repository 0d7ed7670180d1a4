import {Agent, request as httpRequest} from 'node:http';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv';
import {freshAddress} from '../visitor';

/** One request as an attacker writes it: nothing is checked or completed on our side. */
export interface Attempt {
  readonly method?: string;
  /** Default: the newsletter table. */
  readonly path?: string;
  /** Over the defaults: key, JSON, and an address that no other attempt has. undefined: left out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer;
}

export interface Answered {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

export const NEWSLETTER_PATH = '/rest/v1/newsletter_subscriptions';
export const CONTACT_PATH = '/rest/v1/contact_messages';

/** Connections that stay open, as many as asked for. */
export class Attacker {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    private readonly connections = 50,
  ) {
    this.agent = new Agent({keepAlive: true, maxSockets: connections});
  }

  send({method = 'POST', path = NEWSLETTER_PATH, headers = {}, body}: Attempt): Promise<Answered> {
    const {hostname, port} = new URL(this.url);
    const all: Record<string, string | undefined> = {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      // Every attempt is a client of its own, so that the limit per client stands in no way of the
      // rest. That limit is attacked on its own.
      'x-forwarded-for': freshAddress(),
      ...headers,
    };
    const present = Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {agent: this.agent, hostname, port, method, path, headers: present},
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
            });
          });
        },
      );
      request.once('error', reject);
      request.end(body);
    });
  }

  /** All of them, as many at once as there are connections; answers in the order of the attempts. */
  async sendAll(attempts: readonly Attempt[]): Promise<Answered[]> {
    const answers: Answered[] = new Array<Answered>(attempts.length);
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < attempts.length; index = next++) {
        answers[index] = await this.send(attempts[index] ?? {});
      }
    };
    await Promise.all(Array.from({length: Math.min(this.connections, attempts.length)}, work));
    return answers;
  }

  close(): void {
    this.agent.destroy();
  }
}
