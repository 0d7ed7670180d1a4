import type {IncomingMessage} from 'node:http';
import {isLocalHost} from '../isLocalHost.ts';

it.each([
  ['127.0.0.1:54321', true],
  ['localhost', true],
  ['LOCALHOST:3000', true],
  ['[::1]:54324', true],
  ['evil.example', false],
  ['127.0.0.1.evil.example:54324', false],
  ['localhost.evil.example', false],
  [undefined, false],
])('says of the host %s: this machine is %s', (host, isLocal) => {
  expect(isLocalHost({headers: {host}} as IncomingMessage)).toBe(isLocal);
});
