import { openHostWarning } from './start-site';

it.each(['0.0.0.0', '::', '192.0.2.2', 'my-laptop.example'])('warns of HOST=%s', (HOST) => {
  expect(openHostWarning({ HOST })).toContain(`HOST=${HOST} opens this site`);
  expect(openHostWarning({ HOST, NODE_ENV: 'production' })).toBeUndefined();
});

it.each([undefined, '', 'localhost', '127.0.0.1', '::1'])('says nothing of HOST=%s', (HOST) => {
  expect(openHostWarning(HOST === undefined ? {} : { HOST })).toBeUndefined();
});
