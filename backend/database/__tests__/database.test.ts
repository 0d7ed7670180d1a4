import {openDatabase} from '../database.ts';

it.each([
  ['postgres://a:b@localhost:5432/x', true],
  ['postgres://a:b@127.0.0.1/x', true],
  ['postgres://a:b@[::1]/x', true],
  ['postgres://a:b@db.example/x?sslmode=verify-full', true],
  ['postgres://a:b@db.example/x', false],
  ['postgres://a:b@db.example/x?sslmode=require', false],
  ['postgres://a:b@127.0.0.1.db.example/x', false],
  ['postgres://a:b@localhost.db.example/x', false],
  ['postgres://a:b@10.0.0.1/x?sslmode=disable', false],
])('opens %s: %s', async (url, isOpened) => {
  const open = (): Promise<void> => openDatabase(url).close();
  if (isOpened) await open();
  else expect(open).toThrow(/leaves this machine without \?sslmode=verify-full/);
});
