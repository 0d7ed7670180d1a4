import {once} from 'node:events';
import {Agent, type IncomingMessage, request as httpRequest} from 'node:http';
import {text} from 'node:stream/consumers';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv.ts';
import {freshAddress} from '../visitor.ts';

/** One request as an attacker writes it: nothing is checked or completed on our side. */
export interface Attempt {
  readonly method?: string;
  /** Default: the newsletter table. */
  readonly path?: string;
  /** Over the defaults: key, JSON, and an address that no other attempt has. */
  readonly headers?: Readonly<Partial<Record<string, string>>>;
  readonly body?: string | Buffer;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

export const NEWSLETTER_PATH = '/rest/v1/newsletter_subscriptions';
export const CONTACT_PATH = '/rest/v1/contact_messages';

/** Connections that stay open, as many as asked for. */
export class Attacker {
  private readonly url: string;
  private readonly connections: number;
  private readonly agent: Agent;

  constructor(url: string, connections = 50) {
    this.url = url;
    this.connections = connections;
    this.agent = new Agent({keepAlive: true, maxSockets: connections});
  }

  async send({method = 'POST', path = NEWSLETTER_PATH, headers, body}: Attempt): Promise<Answered> {
    const {hostname, port} = new URL(this.url);
    const request = httpRequest({
      ...{agent: this.agent, hostname, port, method, path},
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        // Every attempt is a client of its own, so that the limit per client stands in no way of
        // the rest. That limit is attacked on its own.
        'x-forwarded-for': freshAddress(),
        ...headers,
      },
    });
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return {status: response.statusCode ?? 0, text: await text(response)};
  }

  /** All of them, as many at once as there are connections; answers in the order they come in. */
  async sendAll(attempts: readonly Attempt[]): Promise<Answered[]> {
    const answers: Answered[] = [];
    // One iterator for all: each attempt is taken once.
    const queue = attempts.values();
    const work = async (): Promise<void> => {
      for (const attempt of queue) answers.push(await this.send(attempt));
    };
    await Promise.all(Array.from({length: this.connections}, work));
    return answers;
  }

  close(): void {
    this.agent.destroy();
  }
}
